import { createContext } from 'react'
import type { BookingType } from '#bookings/rules/term/term.ts'
import type { Dates } from './searched-days.ts'

export interface ChosenDates extends Record<BookingType, Dates> {
  type: BookingType
  /** Until notice is given. The last month is kept, in case they change their mind. */
  rolling: boolean
  /**
   * The listing and the searched days that they were made for. For other ones they are made again.
   */
  since: string
}

export type HeldDates = readonly [
  chosen: ChosenDates | undefined,
  setChosen: (change: (before: ChosenDates | undefined) => ChosenDates) => void,
]

/** The panel and the bar of a phone are two parts of a page and show the same dates. */
export const HeldDatesContext = createContext<HeldDates | null>(null)
