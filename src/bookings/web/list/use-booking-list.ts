import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type PartnerTab, partnerTabs } from '#bookings/rules/life/tabs.ts'
import type { Booking, BookingListMeta } from '#bookings/rules/wire.ts'
import { useUnhurried } from '#design/ui/states/use-unhurried.ts'
import type { Side } from '../addresses.ts'
import { bookings } from '../api.ts'
import { type BookingPages, bookingsOf, listQuery } from '../queries.ts'

interface Shown {
  side: Side
  /** Undefined where the reader has not chosen: the server opens the one that matters. */
  tab: PartnerTab | undefined
  q: string
}

export interface BookingList {
  /** The open tab, and how many stand under each. Undefined before the first answer. */
  meta: BookingListMeta | undefined
  open: PartnerTab | undefined
  /** Undefined while the open tab loads. */
  found: readonly Booking[] | undefined
  /** Nothing can be shown, and nothing is on its way. */
  fault: Error | undefined
  retry: () => unknown
  /** For the button that shows more. */
  more: { loading: boolean; onPress: (() => void) | undefined }
}

export function useBookingList(shown: Shown): BookingList {
  const { tab, q } = shown
  const staying = useRef<{ q: string; tab: PartnerTab | undefined }>(undefined)
  const asked = { as: shown.side, tab: tab ?? 'opening', q } as const
  const query = useInfiniteQuery({
    ...listQuery(asked),
    // News does not take the reader to another tab.
    queryFn: ({ pageParam, signal }) => {
      const stays = staying.current?.q === q ? staying.current.tab : undefined
      return bookings.list(
        { ...asked, tab: tab ?? pageParam.tab ?? stays ?? 'opening' },
        pageParam.page,
        signal,
      )
    },
    // What was found stays while another word is typed, but not under another tab.
    placeholderData: (before, from) => (from?.queryKey[2].tab === asked.tab ? before : undefined),
  })
  const { data, error, isFetching, refetch } = query
  const last = data?.pages.at(-1)?.meta
  useEffect(() => {
    if (last && last.total > 0 && !isFetching) staying.current = { q, tab: last.tab }
  }, [last, isFetching, q])
  const [meta, setMeta] = useState(last)
  if (last && last !== meta) setMeta(last)
  usePreparedTabs(asked, data)
  return {
    meta: useUnhurried(meta),
    open: tab ?? last?.tab ?? meta?.tab,
    found: data && bookingsOf(data),
    fault: error && !data && !isFetching ? error : undefined,
    retry: refetch,
    more: moreOf(query),
  }
}

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

export function moreOf({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: Pages): BookingList['more'] {
  return {
    loading: isFetchingNextPage,
    onPress: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}

/** So that a press on another tab shows it at once. */
function usePreparedTabs(
  { as, q }: { as: Side; q: string },
  opened: BookingPages | undefined,
): void {
  const queries = useQueryClient()
  useEffect(() => {
    const { tab: open, tabs = {} } = opened?.pages[0]?.meta ?? {}
    if (q !== '') return
    for (const name of partnerTabs) {
      const list = listQuery({ as, tab: name, q })
      if (!tabs[name] || queries.getQueryState(list.queryKey)) continue
      if (opened && name === open) {
        const pageParams = opened.pages.map(({ meta: { page, tab } }) => ({ page, tab }))
        queries.setQueryData(list.queryKey, { pages: opened.pages, pageParams })
      } else void queries.prefetchInfiniteQuery(list)
    }
  }, [queries, as, q, opened])
}
