import { Table, type TableProps } from '#design/ui/surfaces/Table.tsx'
import { DeskList, type DeskListProps } from './DeskList.tsx'

type DeskTableProps<Row> = Omit<DeskListProps<Row>, 'children'> & Omit<TableProps<Row>, 'rows'>

export function DeskTable<Row>({ list, empty, page, onPage, ...table }: DeskTableProps<Row>) {
  return (
    <DeskList list={list} empty={empty} page={page} onPage={onPage}>
      {rows => <Table {...table} rows={rows} />}
    </DeskList>
  )
}
