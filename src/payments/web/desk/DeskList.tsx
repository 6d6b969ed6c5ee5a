import { PagedList, type PagedListProps } from '#design/lists/PagedList.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { copy } from './copy.ts'
import { deskPageSize } from './desk-api.ts'

type DeskListProps<Row> = Pick<PagedListProps<Row>, 'list' | 'page' | 'onPage' | 'children'> & {
  words: { empty: string; failed: string }
}

export function DeskList<Row>({ words, ...list }: DeskListProps<Row>) {
  return (
    <PagedList
      {...list}
      words={{ ...copy, failed: words.failed }}
      empty={<EmptyState title={words.empty} />}
      skeletonRows={4}
      pageSize={deskPageSize}
    />
  )
}
