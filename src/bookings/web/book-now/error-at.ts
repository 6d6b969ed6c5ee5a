import type { BookNow } from './use-book-now.ts'

/** No date is at fault if the space cannot be booked at all. */
export function errorAt({ assessment, isBookable }: BookNow, field: 'start' | 'end') {
  const fault = isBookable ? assessment?.fault : undefined
  return fault?.field === field ? fault.message : undefined
}
