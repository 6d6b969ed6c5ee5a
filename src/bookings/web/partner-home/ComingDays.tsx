import { useQuery } from '@tanstack/react-query'
import { comingDays } from '#bookings/rules/coming-days.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { copy as bookingWords } from '../copy.ts'
import { endText, startText } from '../list/period-text.ts'
import { useClock } from '../list/use-clock.ts'
import { currentQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { HomeList, HomeRow } from './HomeList.tsx'

const words = copy.coming
const mostShown = 8

/** Who comes and who leaves. Shows nothing if nobody does. */
export function ComingDays() {
  const now = useClock(minuteMs)
  const { data = [] } = useQuery({ ...currentQuery('host'), retryOnMount: false })
  const coming = comingDays(data, now)
  if (coming.length === 0) return null
  const others = coming.length - mostShown
  return (
    <HomeList
      heading={words.heading}
      all={{ side: 'host', label: words.all }}
      after={
        others > 0 && (
          <p className="border-hairline border-t px-4 py-3 text-ink-soft text-sm sm:px-5">
            {words.others(others)}
          </p>
        )
      }
    >
      {coming.slice(0, mostShown).map(({ booking, what }) => (
        <HomeRow
          key={`${booking._id} ${what}`}
          booking={booking}
          person={bookingWords.card.renter(booking.renter.firstName)}
          next={what === 'start' ? words.start(startText(booking)) : words.end(endText(booking))}
        />
      ))}
    </HomeList>
  )
}
