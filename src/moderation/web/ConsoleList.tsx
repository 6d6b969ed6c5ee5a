import { PagedList, type PagedListProps } from '#design/lists/PagedList.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ConsoleFrame, type ConsoleFrameProps } from './ConsoleFrame.tsx'

interface ConsoleListProps<Row, Status extends string>
  extends Omit<PagedListProps<Row>, 'words' | 'empty' | 'skeletonRows'> {
  section: ConsoleFrameProps['section']
  words: PagedListProps<Row>['words'] & {
    about: string
    show: string
    statuses: Record<Status, string>
    empty: Record<Status, string>
  }
  statuses: readonly Status[]
  status: Status
  onStatus: (status: Status) => void
}

export function ConsoleList<Row, Status extends string>(props: ConsoleListProps<Row, Status>) {
  const { section, words, statuses, status, onStatus, ...paged } = props
  return (
    <ConsoleFrame section={section}>
      <p className="mb-5 max-w-measure text-ink-soft">{words.about}</p>
      <Select
        label={words.show}
        className="mb-5 max-w-xs"
        value={status}
        options={statuses.map(value => ({ value, label: words.statuses[value] }))}
        onChange={event => onStatus(event.target.value as Status)}
      />
      <PagedList
        {...paged}
        words={words}
        empty={<EmptyState title={words.empty[status]} />}
        skeletonRows={3}
      />
    </ConsoleFrame>
  )
}
