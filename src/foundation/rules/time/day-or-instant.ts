import { londonDate } from './london-date.ts'

/** Of a period that begins with a day of London or at an instant. */
export function dayOfStart(start: string): string {
  return isInstant(start) ? londonDate(new Date(start)) : start
}

/** Of a period that ends with a day of London, which counts, or at an instant, which does not. */
export function dayOfEnd(end: string): string {
  return isInstant(end) ? londonDate(new Date(Date.parse(end) - 1)) : end
}

function isInstant(text: string): boolean {
  return text.includes('T')
}
