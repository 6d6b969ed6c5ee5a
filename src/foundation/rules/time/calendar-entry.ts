import { inLondon } from './london-time.ts'
import type { Period } from './time.ts'

export interface CalendarEntry {
  uid: string
  period: Period
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** Grows as things go on, so that an entry imported again replaces the older one. */
  sequence: number
  madeAt: Date
  title: string
  place: string
  words: string
  url: string
  /** Whether the calendar shows this time as busy. Storing things keeps nobody busy. */
  isBusy?: boolean
}

/** One entry as RFC 5545 wants it. */
export function calendarFile(entry: CalendarEntry): string {
  return fileOf(eventLines(entry, instants(entry.period)))
}

/** Many entries, for programs that read them again and again. Whole days are given as days. */
export function calendarOf(entries: readonly CalendarEntry[], name: string): string {
  return fileOf([
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    ...entries.flatMap(entry =>
      eventLines(entry, wholeDays(entry.period) ?? instants(entry.period)),
    ),
  ])
}

function fileOf(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holdall//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function instants({ start, end }: Period): string[] {
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
}

/** Other programs count days by their own zone, and would read an hour of the day before. */
function wholeDays({ start, end }: Period): string[] | undefined {
  const [first, next] = [inLondon(start), inLondon(end)]
  const isMidnight = (time: typeof first) => time.equals(time.startOfDay())
  if (!isMidnight(first) || !isMidnight(next)) return undefined
  const day = (time: typeof first) => time.toPlainDate().toString().replaceAll('-', '')
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(next)}`]
}

function eventLines(entry: CalendarEntry, times: readonly string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.madeAt)}`,
    ...times,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.status}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.words)}`,
    `URL:${entry.url}`,
    `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/** 20260303T140000Z; a part of a second is cut off. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, character => `\\${character}`)
    .replace(/\n/g, '\\n')
}

const longestLine = 75

/** Lines hold 75 octets; what is longer goes on in the next, after a space. No letter is split. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let length = 0
  for (const letter of line) {
    const size = octetsIn(letter)
    if (length + size > longestLine) {
      parts.push(part)
      part = ''
      length = 1
    }
    part += letter
    length += size
  }
  return [...parts, part].join('\r\n ')
}

/** How much room a letter takes in UTF-8. */
function octetsIn(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
