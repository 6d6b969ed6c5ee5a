import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { PartnerTab } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { readAnew, unlessShown } from '#foundation/web/api/read-anew.ts'
import type { AskedList, Side } from './addresses.ts'
import { bookings } from './api.ts'

/** Those that may still ask for something: open, or paid and not over for long. */
export const currentQuery = (side: Side) =>
  queryOptions({
    queryKey: ['bookings', 'current', side],
    queryFn: ({ signal }) => bookings.current(side, signal),
    refetchOnMount: unlessShown,
  })

/** Those that hold a unit of a partner at some time of a month. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['bookings', 'month', month],
    queryFn: async ({ signal }) => ({ month, held: await bookings.inMonth(month, signal) }),
    refetchOnMount: unlessShown,
  })

type Answer = Awaited<ReturnType<typeof bookings.list>>
export type BookingPages = Pick<InfiniteData<Answer>, 'pages'>

/** A page of a list, and the tab that the pages before it were of. */
interface ListPage {
  page: number
  tab?: PartnerTab | undefined
}

const firstPage: ListPage = { page: 1 }

/** Cards, page by page. */
export const listQuery = (asked: AskedList) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'list', asked] as const,
    queryFn: ({ pageParam: { page, tab }, signal }) =>
      bookings.list(tab ? { ...asked, tab } : asked, page, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ meta }: Answer): ListPage | undefined =>
      meta.page * meta.limit < meta.total ? { page: meta.page + 1, tab: meta.tab } : undefined,
    refetchOnMount: unlessShown,
  })

/** Each once, although a list may have moved on between two of its pages. */
export function bookingsOf({ pages }: BookingPages): Booking[] {
  const all = pages.flatMap(({ data }) => data)
  return [...new Map(all.map(booking => [booking._id, booking])).values()]
}

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', id],
    queryFn: ({ signal }) => bookings.read(id, signal),
    refetchOnMount: readAnew,
  })

export const othersQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'others', id],
    queryFn: ({ signal }) => bookings.others(id, signal),
    staleTime: 30_000,
  })

/** Shows the server's answer at once, and lets every list load again. */
export function useKeepBooking() {
  const queries = useQueryClient()
  return (booking: Booking) => {
    queries.setQueryData(bookingQuery(booking._id).queryKey, booking)
    void queries.invalidateQueries({ queryKey: ['bookings'] })
  }
}
