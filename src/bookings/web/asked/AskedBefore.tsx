import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { readPeriod } from '#foundation/rules/time/open-end.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { currentQuery } from '../queries.ts'
import { askedBefore } from './asked-before.ts'
import { copy } from './copy.ts'

interface AskedBeforeProps {
  listingId: string
  period: Period
}

export function AskedBefore({ listingId, period }: AskedBeforeProps) {
  const { data: mine = [] } = useQuery(currentQuery('renter'))
  const before = askedBefore(mine, listingId, period)
  if (!before) return null
  return (
    <Alert title={copy.title} live>
      {copy.about(termWords({ type: before.type, period: readPeriod(before) }))}{' '}
      <Link
        to="/your-storage/$bookingId"
        params={{ bookingId: before._id }}
        className="text-link touch-target"
      >
        {copy.see}
      </Link>
    </Alert>
  )
}
