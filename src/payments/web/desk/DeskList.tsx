import { PagedList, type PagedListProps } from '#design/lists/PagedList.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { copy } from './copy.ts'
import { deskPageSize } from './desk-api.ts'

type DeskListProps<Row> = Pick<PagedListProps<Row>, 'list' | 'page' | 'onPage' | 'children'> & {
  empty: string
}

export function DeskList<Row>({ empty, ...list }: DeskListProps<Row>) {
  return (
    <PagedList
      {...list}
      words={copy}
      empty={<EmptyState title={empty} />}
      skeletonRows={4}
      pageSize={deskPageSize}
    />
  )
}
