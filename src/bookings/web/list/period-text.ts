import { endWords, startWords, termWords } from '#bookings/rules/term/term-words.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { readPeriod } from '#foundation/rules/time/open-end.ts'

type Dated = Pick<Booking, 'type' | 'startDate' | 'endDate'>

export const startText = (booking: Dated) => startWords(booked(booking))
export const endText = (booking: Dated) => endWords(booked(booking))

/** Starts with a capital letter because it always stands on its own. */
export function periodText(booking: Dated): string {
  const words = termWords(booked(booking))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function booked(booking: Dated) {
  return { type: booking.type, period: readPeriod(booking) }
}
