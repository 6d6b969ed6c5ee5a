import { outOfCalendarWords } from '#foundation/rules/time/calendar.ts'
import { formatDeadline, formatMoment } from '#foundation/rules/time/time.ts'
import type { Refusal } from './admission.ts'
import type { TermFault } from './term.ts'

export interface RefusalWords {
  field: 'startDate' | 'endDate'
  message: string
}

/** The server and the date pickers use the same sentences. */
export function refusalWords(refusal: Refusal, shortestRental: string): RefusalWords {
  switch (refusal.reason) {
    case 'nothingToPay':
      return atEnd('Please book at least one whole hour.')
    case 'inThePast':
      return atStart('That start has passed. Please choose a later one.')
    case 'startTooFar':
      return atStart(`Please choose a start within ${refusal.months} months from now.`)
    case 'endTooFar':
      return atEnd(`Please choose an end within ${refusal.months} months from now.`)
    case 'tooLong':
      return atEnd(`A booking with an end lasts ${refusal.months} months at most.`)
    case 'tooShort': {
      const shortest = `The shortest rental here is ${shortestRental}.`
      if (!refusal.until) return atEnd(shortest)
      const until = formatDeadline(refusal.until)
      return atEnd(
        `${shortest} Until ${until} that goes for further months too, because the booking before them can still be cancelled for a refund.`,
      )
    }
    case 'noticeTooShort': {
      const earliest = formatMoment(refusal.earliest)
      return atStart(`This partner needs notice. The earliest start is ${earliest}.`)
    }
    case 'unavailable': {
      const [from, until] = [refusal.period.start, refusal.period.end].map(formatMoment)
      return atStart(`The partner has closed the space from ${from} until ${until}.`)
    }
  }
}

export function termFaultWords(fault: TermFault): RefusalWords {
  switch (fault) {
    case 'unreadable':
      return atStart('We could not read those dates.')
    case 'startOutOfCalendar':
      return atStart(outOfCalendarWords)
    case 'endOutOfCalendar':
      return atEnd(outOfCalendarWords)
    case 'endBeforeStart':
      return atEnd('The end must come after the start.')
  }
}

export const notLetWords = 'This space is not let that way.'
export const notInPartsWords = 'Only a fixed term of two months or more can be paid month by month.'
export const notRollingWords = 'This partner does not let month by month.'
export const noRentWords = 'Please enter a price that comes to £1 or more with tax.'

/** Months such as 2027-03. */
export function otherMonthWords(first: string, last: string): string {
  return `Please choose a month from ${first} to ${last}.`
}

function atStart(message: string): RefusalWords {
  return { field: 'startDate', message }
}

function atEnd(message: string): RefusalWords {
  return { field: 'endDate', message }
}
