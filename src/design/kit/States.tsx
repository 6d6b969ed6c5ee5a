import { Button } from '../ui/actions/Button.tsx'
import { BarChart } from '../ui/charts/BarChart.tsx'
import { StepIndicator } from '../ui/navigation/StepIndicator.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { ProgressBar } from '../ui/states/ProgressBar.tsx'
import { ProgressLine } from '../ui/states/ProgressLine.tsx'
import { Loading, SkeletonCard, SkeletonRow, SkeletonText } from '../ui/states/Skeleton.tsx'
import { Card } from '../ui/surfaces/Card.tsx'
import { Timeline } from '../ui/surfaces/Timeline.tsx'
import { ParcelDrawing } from './drawings.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const earned = [310, 280, 420, 460, 390, 520, 610, 580, 640, 700, 655, 730]
const monthNames = [
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
]

export function States() {
  return (
    <KitSection
      id="states"
      title="Progress and states"
      intro="Every list has four states on purpose: loading, empty, error, full. Long work shows how far it is."
    >
      <Specimen name="Wizard">
        <StepIndicator
          label="Create a listing"
          steps={['Basic Information', 'Space Details', 'Availability', 'Pricing']}
          current={2}
          completed={[true, true, false, false]}
          onStep={() => {}}
        />
      </Specimen>
      <Specimen name="A booking on its way">
        <BookingsOnTheirWay />
      </Specimen>
      <div className="grid grid-cols-1 gap-9 sm:grid-cols-2">
        <Specimen name="Cancellation terms">
          <CancellationTerms />
        </Specimen>
        <Specimen name="Uploads">
          <Uploads />
        </Specimen>
      </div>
      <Specimen name="Chart">
        <EarningsChart />
      </Specimen>
      <Specimen name="Loading">
        <LoadingPlaces />
      </Specimen>
      <div className="grid grid-cols-1 gap-9 sm:grid-cols-2">
        <Specimen name="Empty">
          <EmptyState
            level={3}
            title="No bookings yet"
            illustration={<ParcelDrawing />}
            action={<Button>Find a space</Button>}
          >
            When you book a space, you will see here how it is going.
          </EmptyState>
        </Specimen>
        <Specimen name="Error">
          <ErrorState title="We could not load your bookings" onRetry={() => {}}>
            The connection broke off. Nothing is lost; please try again.
          </ErrorState>
        </Specimen>
      </div>
    </KitSection>
  )
}

function BookingsOnTheirWay() {
  return (
    <>
      <Card>
        <ProgressLine
          label="Progress of the booking"
          steps={[
            { label: 'Requested', detail: '1 March, 09:12', state: 'done' },
            { label: 'Approved', detail: '1 March, 11:40', state: 'done' },
            { label: 'Pay', detail: 'by 3 March, 14:00', state: 'current' },
            { label: 'In storage', state: 'todo' },
            { label: 'Ended', state: 'todo' },
          ]}
        />
      </Card>
      <Card className="mt-4">
        <ProgressLine
          label="Progress of a refused booking"
          steps={[
            { label: 'Requested', detail: '1 March, 09:12', state: 'done' },
            { label: 'Disapproved', detail: '1 March, 11:40', state: 'failed' },
            { label: 'Pay', state: 'todo' },
          ]}
        />
      </Card>
    </>
  )
}

function CancellationTerms() {
  return (
    <Card>
      <Timeline
        items={[
          { title: 'You asked for the space', when: '1 March 2026, 09:12', tone: 'past' },
          { title: 'Your booking starts', when: '3 March 2026, 14:00', tone: 'now' },
          {
            title: 'Last moment to cancel',
            when: '4 March 2026, 14:00',
            text: 'You get everything back but the £20 fee.',
          },
          { title: 'No refund after this', when: 'from 4 March 2026, 14:00', tone: 'danger' },
        ]}
      />
    </Card>
  )
}

function Uploads() {
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <ProgressBar label="garage-door.jpg" percent={64} onCancel={() => {}} />
        <ProgressBar label="inside.mp4" percent={100} detail="Done" />
      </div>
    </Card>
  )
}

function EarningsChart() {
  return (
    <Card>
      <BarChart
        caption="What you earned"
        valueHeading="Earned"
        format={value => `£${value}`}
        bars={earned.map((value, index) => ({
          label: monthNames[index] ?? '',
          name: `${monthNames[index]} ${index < 9 ? 2025 : 2026}`,
          value,
        }))}
      />
    </Card>
  )
}

function LoadingPlaces() {
  return (
    <Loading>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <SkeletonCard />
        <div className="grid content-start">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonText lines={3} className="pt-6" />
        </div>
      </div>
    </Loading>
  )
}
