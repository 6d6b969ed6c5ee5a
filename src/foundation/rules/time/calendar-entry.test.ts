import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-entry.ts'

const entry: CalendarEntry = {
  uid: '0198-42@holdall.example',
  period: { start: new Date('2026-03-29T00:00:00Z'), end: new Date('2026-03-31T23:00:00Z') },
  status: 'CONFIRMED',
  sequence: 2,
  madeAt: new Date('2026-03-01T09:30:15.999Z'),
  title: 'Storage: Loft',
  place: '3 Stonegate, York; rear door',
  words: 'Let by Priya\nKeep the \\ key',
  url: 'https://holdall.example/bookings/0198-42',
}

const unfolded = (file: string) => file.replace(/\r\n /g, '')
const propertyOf = (file: string, name: string) =>
  unfolded(file)
    .split('\r\n')
    .find(line => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

describe('a booking as a calendar file', () => {
  it('is what the standard asks for, line by line', () => {
    expect(calendarFile(entry).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Holdall//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0198-42@holdall.example',
      'DTSTAMP:20260301T093015Z',
      'DTSTART:20260329T000000Z',
      'DTEND:20260331T230000Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'SUMMARY:Storage: Loft',
      'LOCATION:3 Stonegate\\, York\\; rear door',
      'DESCRIPTION:Let by Priya\\nKeep the \\\\ key',
      'URL:https://holdall.example/bookings/0198-42',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds after exactly 75 octets and goes on after a space', () => {
    const fits = 'x'.repeat(75 - 'SUMMARY:'.length)
    expect(calendarFile({ ...entry, title: fits })).toContain(`SUMMARY:${fits}\r\nLOCATION`)
    const folded = calendarFile({ ...entry, title: `${fits}${'y'.repeat(75)}` })
    expect(folded).toContain(`SUMMARY:${fits}\r\n ${'y'.repeat(74)}\r\n y\r\nLOCATION`)
  })

  it.each([
    ['~', 1],
    ['\u00a1', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['\u{1f4e6}', 4],
  ])('fills a line with as many of %j as fit, at %i octets each', (letter, size) => {
    const fit = Math.floor((75 - 'SUMMARY:'.length) / size)
    const file = calendarFile({ ...entry, title: letter.repeat(fit + 1) })
    expect(file).toContain(`SUMMARY:${letter.repeat(fit)}\r\n ${letter}\r\n`)
  })

  it('lets no text begin a line of its own, however its lines end', () => {
    for (const words of ['a\r\nEND:VCALENDAR', 'a\rEND:VCALENDAR', 'a\nEND:VCALENDAR']) {
      expect(propertyOf(calendarFile({ ...entry, words }), 'DESCRIPTION')).toBe('a\\nEND:VCALENDAR')
    }
  })

  it('drops control characters but keeps tabs', () => {
    const file = calendarFile({ ...entry, title: 'a\u0000\u0007\u007f\u0085\tb' })
    expect(propertyOf(file, 'SUMMARY')).toBe('a\tb')
  })

  it('keeps any text whole, in lines of 75 octets at most', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(text, title => {
        const file = calendarFile({ ...entry, title })
        const sizes = file.split('\r\n').map(line => new Blob([line]).size)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
        const expected = title.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
        expect(unescaped(propertyOf(file, 'SUMMARY') ?? '')).toBe(expected)
      }),
    )
  })
})
