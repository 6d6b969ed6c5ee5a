import { Table, type TableProps } from '#design/ui/surfaces/Table.tsx'
import { DeskList, type DeskListProps } from './DeskList.tsx'

type DeskTableProps<Row> = Omit<DeskListProps<Row>, 'children'> & Omit<TableProps<Row>, 'rows'>

/** A list of the desk whose rows are the rows of a table. */
export function DeskTable<Row>({ list, empty, page, onPage, ...table }: DeskTableProps<Row>) {
  return (
    <DeskList list={list} empty={empty} page={page} onPage={onPage}>
      {rows => <Table {...table} rows={rows} />}
    </DeskList>
  )
}
