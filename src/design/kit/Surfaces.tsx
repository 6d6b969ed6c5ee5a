import { useState } from 'react'
import { Button } from '../ui/actions/Button.tsx'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { EditIcon } from '../ui/icons/ActionIcons.tsx'
import { BoltIcon, PinIcon } from '../ui/icons/VisitorIcons.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import { LoadMore, Pagination } from '../ui/navigation/Pagination.tsx'
import { Tabs } from '../ui/navigation/Tabs.tsx'
import { Alert } from '../ui/states/Alert.tsx'
import { Avatar } from '../ui/surfaces/Avatar.tsx'
import { Badge } from '../ui/surfaces/Badge.tsx'
import { Card } from '../ui/surfaces/Card.tsx'
import { Carousel } from '../ui/surfaces/Carousel.tsx'
import { PriceText } from '../ui/surfaces/PriceText.tsx'
import { Table } from '../ui/surfaces/Table.tsx'
import { pictures } from './drawings.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const payouts = [
  { id: 'a', date: '3 March 2026', space: 'Garage in Leeds', state: 'Paid', amount: '£86.00' },
  {
    id: 'b',
    date: '1 April 2026',
    space: 'Loft in York',
    state: 'On its way',
    amount: '£1,142.40',
  },
]

export function Surfaces() {
  return (
    <KitSection
      id="surfaces"
      title="Surfaces and lists"
      intro="One soft shadow, hairlines, twelve pixels of radius."
    >
      <Specimen name="Cards">
        <Cards />
      </Specimen>
      <Specimen name="Alerts">
        <div className="grid gap-3">
          <Alert title="Connect your bank to be paid" action={<Button size="sm">Connect</Button>}>
            Your first payout is ready. It takes about five minutes.
          </Alert>
          <Alert tone="success" title="Your listing is live" onDismiss={() => {}} />
          <Alert tone="warning" title="Two bookings wait for your answer">
            The older one expires today at 18:00.
          </Alert>
          <Alert tone="danger" title="The payment did not go through">
            Your bank refused the card. Nothing was taken.
          </Alert>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <BookingTabs />
      </Specimen>
      <Specimen name="Table">
        <Payouts />
      </Specimen>
      <Specimen name="Finding the way">
        <Ways />
      </Specimen>
    </KitSection>
  )
}

function BookingTabs() {
  return (
    <Tabs
      label="Bookings by state"
      tabs={[
        { id: 'active', label: 'Active', count: 3, panel: <p>Three bookings are running.</p> },
        {
          id: 'approved',
          label: 'Approved',
          count: 0,
          panel: <p>No Approved booking at this time.</p>,
        },
        {
          id: 'pending',
          label: 'Pending',
          count: 12,
          panel: <p>Twelve wait for your answer.</p>,
        },
        {
          id: 'disapproved',
          label: 'Disapproved',
          count: 1,
          panel: <p>One was disapproved.</p>,
        },
        {
          id: 'expired',
          label: 'Expired',
          count: 0,
          panel: <p>No Expired booking at this time.</p>,
        },
      ]}
    />
  )
}

function Payouts() {
  return (
    <Card>
      <Table
        caption="Payouts"
        rows={payouts}
        rowKey={row => row.id}
        columns={[
          { key: 'date', heading: 'Date', cell: row => row.date },
          { key: 'space', heading: 'Space', cell: row => row.space },
          {
            key: 'state',
            heading: 'State',
            cell: row => <Badge tone={row.state === 'Paid' ? 'success' : 'sky'}>{row.state}</Badge>,
          },
          { key: 'amount', heading: 'Amount', numeric: true, cell: row => row.amount },
        ]}
      />
    </Card>
  )
}

function Cards() {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Card flush interactive>
        <Carousel
          label="Pictures of the garage"
          items={pictures}
          itemKey={({ src }) => src}
          slide={({ src, alt }) => <img src={src} alt={alt} className="size-full object-cover" />}
        />
        <div className="p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
            <h3 className="text-lg leading-snug">
              <a href="#surfaces" className="hover:underline">
                Dry garage by the canal
              </a>
            </h3>
            <Badge tone="amber" icon={<BoltIcon />}>
              Auto approval
            </Badge>
          </div>
          <p className="mt-1 flex items-center gap-1.5 text-ink-soft text-sm">
            <PinIcon /> Granary Row, Leeds
          </p>
          <PriceText className="mt-4" amount="£100" per="per month" note="£107.50 with tax" />
        </div>
      </Card>
      <div className="grid grid-cols-1 content-start gap-6">
        <Card>
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name="Ada Lovelace" size="lg" />
            <div className="min-w-0 flex-1">
              <h3 className="text-lg">Ada Lovelace</h3>
              <p className="truncate text-ink-soft text-sm">
                Partner since 2024 · answers in an hour
              </p>
            </div>
            <IconButton label="Edit" icon={<EditIcon />} />
          </div>
        </Card>
        <Card>
          <PriceText size="lg" amount="£107.50" per="for one month" note="£100 and £7.50 tax" />
          <Button wide size="lg" className="mt-5">
            Book now
          </Button>
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name="Grace Hopper" />
          <Avatar name="Alan Turing" />
          <Avatar name="Mary Seacole" />
          <Avatar name="Isambard K Brunel" size="sm" />
        </div>
      </div>
    </div>
  )
}

function Ways() {
  const [page, setPage] = useState(4)
  return (
    <div className="grid gap-6">
      <Breadcrumbs current="Dry garage by the canal">
        <a href="#surfaces">Home</a>
        <a href="#surfaces">Leeds</a>
      </Breadcrumbs>
      <Pagination page={page} pageCount={12} onPage={setPage} />
      <LoadMore shown={24} total={63} onMore={() => {}} />
    </div>
  )
}
