import { Select } from '#design/ui/choices/Select.tsx'
import { ArrearsList } from './ArrearsList.tsx'
import { copy } from './copy.ts'
import { DisputeList } from './DisputeList.tsx'
import {
  type DeskSearch,
  type DeskView,
  deskViews,
  type PagedProps,
  readDeskSearch,
} from './desk-view.ts'
import { MovementList } from './MovementList.tsx'
import { Overview } from './Overview.tsx'
import { OwedList } from './OwedList.tsx'
import { PaymentList } from './PaymentList.tsx'
import { ReportList } from './ReportList.tsx'

interface MoneyDeskProps {
  search: DeskSearch
  onSearch: (search: DeskSearch) => void
}

export function MoneyDesk({ search: { view = 'overview', page = 1 }, onSearch }: MoneyDeskProps) {
  return (
    <>
      <Select
        label={copy.views.label}
        value={view}
        onChange={event => onSearch(readDeskSearch({ view: event.target.value }))}
        options={deskViews.map(value => ({ value, label: copy.views[value] }))}
        className="mb-6 w-64 max-w-full"
      />
      <Shown
        key={view}
        view={view}
        page={page}
        onPage={next => onSearch(readDeskSearch({ view, page: next }))}
      />
    </>
  )
}

function Shown({ view, ...paged }: PagedProps & { view: DeskView }) {
  switch (view) {
    case 'overview':
      return <Overview />
    case 'payments':
      return <PaymentList {...paged} />
    case 'owed':
      return <OwedList {...paged} />
    case 'arrears':
      return <ArrearsList {...paged} />
    case 'disputes':
      return <DisputeList {...paged} />
    case 'reports':
      return <ReportList {...paged} />
    default:
      return <MovementList kind={view} {...paged} />
  }
}
