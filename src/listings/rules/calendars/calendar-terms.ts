import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'

export const calendarsAtMost = 3
export const readEveryMs = 30 * minuteMs
export const mostBytes = 1_048_576
export const mostEvents = 2000
/** Days that follow each other count as one stretch. */
export const mostStretches = 400
/** After this the partner is told by mail, once. */
export const tellAfterMs = 3 * dayMs

/** Why a calendar could not be read. */
export const calendarFaults = [
  'unreachable',
  'slow',
  'answered',
  'gone',
  'redirects',
  'packed',
  'too large',
  'no calendar',
  'too many',
  'too much',
  'ours',
] as const
export type CalendarFault = (typeof calendarFaults)[number]

export const faultWords: Record<CalendarFault, string> = {
  unreachable: 'We could not reach that address.',
  slow: 'It took longer than 10 seconds to answer.',
  answered: 'Its server answered with an error.',
  gone: 'There is no calendar at that address any more. Please remove it here and add its new address.',
  redirects: 'That address leads on to others, and we did not arrive.',
  packed: 'It was sent packed, which we do not open.',
  'too large': 'It is larger than 1 MB.',
  'no calendar': 'What is there is not a calendar that we can read.',
  'too many': 'It holds more than 2,000 events, or too many separate busy days.',
  'too much': 'Its events repeat so often that we had to stop reading.',
  ours: 'Something went wrong on our side.',
}
