import { useQuery } from '@tanstack/react-query'
import { Table, type TableProps } from '#design/ui/surfaces/Table.tsx'
import { DeskList } from './DeskList.tsx'
import type { DeskQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'

interface DeskTableProps<Row> extends PagedProps, Pick<TableProps<Row>, 'columns' | 'rowKey'> {
  query: DeskQuery<Row>
  words: { caption: string; empty: string; failed: string }
}

export function DeskTable<Row>({ query, words, page, onPage, ...table }: DeskTableProps<Row>) {
  return (
    <DeskList list={useQuery(query)} words={words} page={page} onPage={onPage}>
      {rows => <Table {...table} caption={words.caption} rows={rows} />}
    </DeskList>
  )
}
