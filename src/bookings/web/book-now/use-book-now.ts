import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BookingType } from '#bookings/rules/term/term.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { DayRange } from '#foundation/rules/time/day-range.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { tabStore } from '#foundation/web/browser-stores.ts'
import { loadPart } from '#foundation/web/parts/lazy-part.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import type { ListingWords } from '#listings/web/public/read-listing.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { calendarQuery, partlyTakenTimes, takenTimes } from './calendar/calendar-query.ts'
import type { Assessment, Wish } from './dates/assess.ts'
import { type ChosenDates, type HeldDates, HeldDatesContext } from './dates/chosen-dates.ts'
import { earliestMonth, earliestStart, latestMoments } from './dates/earliest-start.ts'
import { type Dates, datesOfSearch, noDates } from './dates/searched-days.ts'
import { useNow } from './dates/use-now.ts'
import { useOneUnit } from './use-one-unit.ts'

interface BookNowOptions {
  listing: PublicListing
  words: ListingWords
  /** When the server drew the page. The first drawing in the browser must match it. */
  drawnAt: string
  /** The days of the search that led here. What was chosen since under them takes priority. */
  searched?: DayRange
  /** The reader is the host of this space and cannot book it. */
  isOwn?: boolean
}

export type BookNow = ReturnType<typeof useBookNow>

export function useBookNow(options: BookNowOptions) {
  const { listing, words, drawnAt, isOwn = false } = options
  const navigate = useNavigate()
  const policy = usePolicy()
  const now = useNow(drawnAt)
  const chosen = useChosenDates(options, policy)
  const { type, dates, rolling } = chosen

  const wish =
    dates.start !== null && (rolling || dates.end !== null)
      ? { type, start: dates.start, end: dates.end ?? dates.start, rolling }
      : undefined
  const assess = useAssess(wish !== undefined)
  const { taken, partly } = useBusyTimes(listing, wish !== undefined || type === 'hourly')
  const offer = { listing, words, policy, taken }
  const assessment = useOneUnit(listing, wish, assess && wish && assess(wish, offer, now), partly)
  const total = assessment?.quote?.total ?? 0
  const isBookable =
    listing.available && listing.status === 'approved' && !listing.preview && !isOwn

  const search = searchText(options.searched)
  const keep = (chosen: Wish) => keepChoice(listing, { ...chosen, search }, assessment)
  const book = () => {
    if (!wish || !assessment?.quote) return
    keep(wish)
    void navigate({ href: `/checkout/${listing._id}` })
  }

  return {
    listing,
    type,
    setType: chosen.setType,
    ...dates,
    setDates: chosen.setDates,
    chooseMonths: chosen.chooseMonths,
    /** True if the partner offers bookings without an end. */
    mayRoll: chosen.mayRoll,
    rolling,
    setRolling: chosen.setRolling,
    /** Undefined until all dates are chosen. */
    wish,
    offer,
    now,
    notice: words.notice,
    earliest: earliestStart(now, words.notice),
    latest: latestMoments(now, policy),
    firstMonth: earliestMonth(now, words.notice),
    isWorking: wish !== undefined && assessment === undefined,
    assessment,
    isOwn,
    isBookable,
    mayBook: isBookable && total > 0,
    keep,
    book,
  }
}

type Policy = ReturnType<typeof usePolicy>

/** Dates come from a draft, from the search, or are chosen here. */
function useChosenDates({ listing, words, searched }: BookNowOptions, policy: Policy) {
  const own = useState<ChosenDates>()
  const [held, setHeld]: HeldDates = use(HeldDatesContext) ?? own
  const { type, ...dates } = held ?? nothingChosen
  const mayRoll = listing.rolling && type === 'monthly'
  const rolling = mayRoll && dates.rolling

  const setType = (next: BookingType) =>
    setHeld((before = nothingChosen) => ({ ...before, type: next }))
  const setDates = (next: Dates) =>
    setHeld((before = nothingChosen) => ({ ...before, [type]: next }))
  const chooseMonths = (monthly: Dates) =>
    setHeld((before = nothingChosen) => ({ ...before, type: 'monthly', monthly }))

  const setRolling = (next: boolean) =>
    setHeld((before = nothingChosen) => ({ ...before, rolling: next }))

  const { from, to } = searched ?? {}
  const begin = useEffectEvent((since: string): ChosenDates => {
    const found = datesOfSearch({ from, to }, words.notice, { now: serverNow(), policy })
    const kept = readDraft(tabStore(), listing._id, new Date())
    const isSearchNewer = found.monthly.start !== null && kept?.search !== searchText({ from, to })
    const draft = isSearchNewer ? undefined : kept
    if (!draft) return { ...nothingChosen, ...found, since }
    const dates = { start: draft.startDate, end: draft.endDate }
    const rolling = draft.rolling ?? false
    return { ...nothingChosen, type: draft.type, [draft.type]: dates, rolling, since }
  })
  useEffect(() => {
    const since = [listing._id, from, to].join()
    const begun = begin(since)
    setHeld(before => (before?.since === since ? before : begun))
  }, [listing._id, from, to, setHeld])

  const change = { setType, setDates, chooseMonths, setRolling }
  return { type, dates: dates[type], mayRoll, rolling, ...change }
}

const nothingChosen: ChosenDates = {
  type: 'monthly',
  rolling: false,
  hourly: noDates,
  monthly: noDates,
  since: '',
}

function useBusyTimes(listing: PublicListing, isWanted: boolean) {
  const { data: busy } = useQuery({
    ...calendarQuery(listing._id),
    enabled: isWanted && listing.status === 'approved',
  })
  return useMemo(
    () => ({ taken: takenTimes(busy ?? []), partly: partlyTakenTimes(busy ?? []) }),
    [busy],
  )
}

function keepChoice(
  { _id }: PublicListing,
  { type, start, end, rolling, search }: Wish & { search: string | undefined },
  assessment: Assessment | undefined,
): void {
  const { quote } = assessment ?? {}
  if (!quote) return
  const now = new Date()
  // The checkout knows no search, but leads back to where there was one.
  const under = search ?? readDraft(tabStore(), _id, now)?.search
  keepDraft(
    tabStore(),
    {
      listingId: _id,
      startDate: start,
      endDate: end,
      totalPrice: poundsFromPence(quote.total),
      type,
      unitPrice: poundsFromPence(quote.unitPrice),
      time: quote.time,
      ...(rolling && { rolling }),
      ...(under && { search: under }),
    },
    now,
  )
}

function searchText({ from, to }: DayRange = {}): string | undefined {
  return from && to ? `${from} ${to}` : undefined
}

type Assess = typeof import('./dates/assess.ts').assess

/** The date rules are large, so they load only once both dates are chosen. */
function useAssess(isWanted: boolean): Assess | undefined {
  const [assess, setAssess] = useState<Assess>()
  useEffect(() => {
    if (!isWanted) return
    void loadPart(() => import('./dates/assess.ts')).then(({ assess }) => setAssess(() => assess))
  }, [isWanted])
  return assess
}
