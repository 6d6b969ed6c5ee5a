import { type MoveWindow, slotAt } from './move-windows.ts'

/** Such as "between 8:00 and 10:00". */
export function windowText(start: Date): string {
  return windowWords(slotAt(start).window)
}

export function windowWords(window: MoveWindow): string {
  const [from, until] = window.split('-')
  return `between ${from}:00 and ${until}:00`
}
