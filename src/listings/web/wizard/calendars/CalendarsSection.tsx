import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { calendarsQuery } from './api.ts'
import { copy } from './copy.ts'
import { OtherCalendars } from './OtherCalendars.tsx'
import { OwnAddress } from './OwnAddress.tsx'

interface CalendarsSectionProps {
  listing: string
  spaces: number
}

/** Nothing here waits for the Save of the form. */
export default function CalendarsSection({ listing, spaces }: CalendarsSectionProps) {
  const headingId = useId()
  const found = useQuery(calendarsQuery(listing))
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className="text-xl">
          {copy.heading}
        </h3>
        <p className="mt-1.5 max-w-measure text-ink-soft">{copy.intro}</p>
        <div className="mt-5">
          <Loaded query={found} failed={copy.failed} waiting={<Waiting />}>
            {({ address, others }) => (
              <div className="grid gap-8">
                <OwnAddress {...{ listing, address }} />
                <OtherCalendars {...{ listing, spaces, others }} />
              </div>
            )}
          </Loaded>
        </div>
      </section>
    </Card>
  )
}

function Waiting() {
  return (
    <Loading label={copy.loading}>
      <div className="grid gap-5">
        <Skeleton className="h-6 w-56 max-w-full" />
        <Skeleton className="h-11" />
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-20" />
      </div>
    </Loading>
  )
}
