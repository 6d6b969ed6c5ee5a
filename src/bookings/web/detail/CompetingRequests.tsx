import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/ui/states/Alert.tsx'
import { BookingLink } from '../list/BookingLink.tsx'
import { periodText } from '../list/period-text.ts'
import { currentQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.manage

export function CompetingRequests({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery({ ...currentQuery('host'), enabled: ids.length > 0 })
  if (ids.length === 0) return null
  const nameOf = (id: string) => {
    const rival = data?.find(booking => booking._id === id)
    return rival
      ? words.competingItem(rival.renter.firstName, periodText(rival))
      : words.competingUnnamed
  }
  return (
    <Alert tone="warning" title={words.competing(ids.length)} className="mb-4">
      <p>{words.competingWords}</p>
      <ul className="mt-1">
        {ids.map(id => (
          <li key={id}>
            <BookingLink id={id} area="bookings" className="tall-link">
              {nameOf(id)}
            </BookingLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
