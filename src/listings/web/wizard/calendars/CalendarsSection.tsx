import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading } from '#design/ui/states/Skeleton.tsx'
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
export function CalendarsSection({ listing, spaces }: CalendarsSectionProps) {
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
          <Loaded query={found} failed={copy.failed} waiting={<Waiting {...{ listing, spaces }} />}>
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

/** As large as what comes, because the buttons below are pressed before it has come. */
function Waiting({ listing, spaces }: CalendarsSectionProps) {
  return (
    <Loading label={copy.loading}>
      <div inert className="grid gap-8">
        <div className={blank}>
          <OwnAddress {...{ listing }} address="" />
        </div>
        <div className={blank}>
          <OtherCalendars {...{ listing, spaces }} others={[]} />
        </div>
      </div>
    </Loading>
  )
}

const blank = 'shimmering rounded-field *:invisible'
