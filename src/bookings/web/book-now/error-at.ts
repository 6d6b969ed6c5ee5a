import type { BookNow } from './use-book-now.ts'

/** What is wrong with one of the two dates, where the space could be booked at all. */
export function errorAt({ assessment, isBookable }: BookNow, field: 'start' | 'end') {
  const fault = isBookable ? assessment?.fault : undefined
  return fault?.field === field ? fault.message : undefined
}
