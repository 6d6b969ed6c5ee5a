import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type OpenTab, tabThatStays, waitingFirst } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { ClearSearch } from '#design/lists/ClearSearch.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Tabs } from '#design/ui/navigation/Tabs.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { BookingCards } from './BookingCards.tsx'
import type { BookingArea } from './BookingLink.tsx'
import { matchingBookings } from './matching-bookings.ts'

interface BookingTabsProps<Name extends string> {
  bookings: readonly Booking[]
  names: readonly Name[]
  nameOf: (booking: Booking) => Name
  /** Shown in an empty tab, to say what it is for. */
  purposes: Record<Name, string>
  side: Side
  area: BookingArea
  /** Both come from the address of the page. */
  search: string
  open: string | undefined
}

export function BookingTabs<Name extends string>(props: BookingTabsProps<Name>) {
  const { bookings, names, nameOf, purposes, side, area, search, open } = props
  const navigate = useNavigate()
  const chosen = names.find(name => name === open)
  const found = matchingBookings(bookings, search)
  const [before, setBefore] = useState<OpenTab<Name>>()
  const opened = chosen ? undefined : tabThatStays(before, { found, search, names, nameOf })
  if (opened !== before) setBefore(opened)
  const inside = (name: Name) => waitingFirst(found.filter(booking => nameOf(booking) === name))
  const tabs = names.map(name => ({
    id: name,
    label: name,
    count: inside(name).length,
    panel: (
      <TabPanel
        key={name}
        {...{ name, side, area }}
        bookings={inside(name)}
        search={search.trim()}
        purpose={purposes[name]}
      />
    ),
  }))
  return (
    <Tabs
      label={copy.tabs}
      tabs={tabs}
      selected={chosen ?? opened?.name ?? names[0] ?? ''}
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
  name: string
  side: Side
  area: BookingArea
  bookings: readonly Booking[]
  search: string
  /** Shown while the tab is empty. */
  purpose: string
}

function TabPanel({ name, side, area, bookings, search, purpose }: TabPanelProps) {
  if (bookings.length > 0) {
    return <BookingCards bookings={bookings} sideOf={() => side} area={area} />
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
