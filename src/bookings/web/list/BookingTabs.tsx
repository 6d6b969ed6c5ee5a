import { Link, useNavigate } from '@tanstack/react-router'
import { partnerTabs, renterTabs } from '#bookings/rules/life/tabs.ts'
import type { BookingListMeta } from '#bookings/rules/wire.ts'
import { ClearSearch } from '#design/lists/ClearSearch.tsx'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Tabs } from '#design/ui/navigation/Tabs.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { BookingCards, BookingCardsAhead } from './BookingCards.tsx'
import type { BookingArea } from './BookingLink.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import type { BookingList } from './use-booking-list.ts'

interface BookingTabsProps {
  list: BookingList
  meta: BookingListMeta
  side: Side
  area: BookingArea
  search: string
}

/** The words say what an empty tab is for. */
const tabsOf = {
  host: partnerTabs.map(name => ({ name, purpose: copy.empty.hostWords[name] })),
  renter: renterTabs.map(name => ({ name, purpose: copy.empty.renterWords[name] })),
}

export function BookingTabs({ list, meta, side, area, search }: BookingTabsProps) {
  const navigate = useNavigate()
  const tabs = tabsOf[side].map(({ name, purpose }) => ({
    id: name,
    label: name,
    count: meta.tabs?.[name] ?? 0,
    panel: <TabPanel key={name} {...{ list, name, purpose, side, area, search }} />,
  }))
  return (
    <Tabs
      label={copy.tabs}
      tabs={tabs}
      selected={list.open ?? ''}
      onSelect={tab =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, tab }),
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
    />
  )
}

interface TabPanelProps {
  list: BookingList
  name: string
  /** Shown while the tab is empty. */
  purpose: string
  side: Side
  area: BookingArea
  search: string
}

function TabPanel({ list, name, purpose, side, area, search }: TabPanelProps) {
  const { found, fault, retry, more } = list
  if (fault) return <BookingsFailed error={fault} onRetry={retry} />
  if (!found) return <BookingCardsAhead />
  if (found.length > 0) {
    return (
      <>
        <BookingCards bookings={found} sideOf={() => side} area={area} />
        <ShowMore {...more} className="mt-5" />
      </>
    )
  }
  if (search !== '') {
    return (
      <EmptyState
        title={copy.empty.noMatch(name, search)}
        action={<ClearSearch>{copy.empty.clearSearch}</ClearSearch>}
      >
        {copy.empty.noMatchWords}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={copy.empty.tab(name)}
      illustration={<EmptyListScene />}
      action={
        side === 'renter' && (
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {copy.empty.findStorage}
          </Link>
        )
      }
    >
      {purpose}
    </EmptyState>
  )
}
