import { describe, expect, it } from 'vitest'
import { readBusyDays } from './read-busy-days.ts'

const listing = '0197c0de-0000-7000-8000-000000000001'
const window = { from: '2026-11-27', until: '2028-11-30' }

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']
const read = (text: string) => readBusyDays({ text, listing, ...window })
const days = (...lines: string[]) => {
  const found = read(file(...event(...lines)))
  if ('fault' in found) return found.fault
  return found.days.map(({ startDate, endDate }) =>
    startDate === endDate ? startDate : `${startDate} to ${endDate}`,
  )
}

describe('the days on which another calendar is busy', () => {
  it.each([
    ['an hour', ['DTSTART:20270301T100000Z', 'DTEND:20270301T110000Z'], ['2027-03-01']],
    ['a day', ['DTSTART;VALUE=DATE:20270301'], ['2027-03-01']],
    [
      'nights, of which the last day is that of leaving',
      ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270304'],
      ['2027-03-01 to 2027-03-03'],
    ],
    ['a length', ['DTSTART:20270301T230000Z', 'DURATION:PT2H'], ['2027-03-01 to 2027-03-02']],
    [
      'until midnight in London, in summer too',
      ['DTSTART:20270701T090000Z', 'DTEND:20270701T230000Z'],
      ['2027-07-01'],
    ],
    [
      'the zone of another country',
      ['DTSTART;TZID=America/New_York:20270301T200000', 'DURATION:PT1H'],
      ['2027-03-02'],
    ],
    ['no zone, which is London', ['DTSTART:20270701T233000', 'DURATION:PT15M'], ['2027-07-01']],
    [
      'a zone nobody knows',
      ['DTSTART;TZID=Nowhere:20270701T233000', 'DURATION:PT1H'],
      ['2027-07-01 to 2027-07-02'],
    ],
    ['nothing, without an end', ['DTSTART:20270301T100000Z'], []],
    ['nothing, where it ends before', ['DTSTART:20270301T100000Z', 'DTEND:20270301T090000Z'], []],
    ['nothing, as free', ['DTSTART;VALUE=DATE:20270301', 'TRANSP:TRANSPARENT'], []],
    ['nothing, as cancelled', ['DTSTART;VALUE=DATE:20270301', 'STATUS:CANCELLED'], []],
    ['nothing, as over', ['DTSTART;VALUE=DATE:20260301'], []],
    [
      'what goes on now',
      ['DTSTART;VALUE=DATE:20260301', 'DTEND;VALUE=DATE:20261201'],
      ['2026-11-27 to 2026-11-30'],
    ],
    [
      'a hundred years, as far as one can book',
      ['DTSTART;VALUE=DATE:19500101', 'DTEND;VALUE=DATE:20500101'],
      ['2026-11-27 to 2028-11-30'],
    ],
    ['the year 9999', ['DTSTART;VALUE=DATE:99990101', 'DTEND;VALUE=DATE:99991231'], []],
    ['until the year 9999', ['DTSTART:20281130T100000Z', 'DTEND:99991231T235959Z'], ['2028-11-30']],
  ])('are those of %s', (_what, lines, expected) => expect(days(...lines)).toEqual(expected))

  it('come from zones that only the file explains', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
    const rest = ['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0800', 'END:STANDARD', 'END:VTIMEZONE']
    const late = event('DTSTART;TZID=Ours:20270301T170000', 'DURATION:PT1H')
    expect(read(file(...zone, ...rest, ...late))).toEqual({
      days: [{ startDate: '2027-03-02', endDate: '2027-03-02' }],
    })
  })

  it('are not those that this listing has given out itself', () => {
    const own = ['BEGIN:VEVENT', `UID:${listing}.booked.1@holdall.example`]
    const echo = [...own, 'DTSTART;VALUE=DATE:20270301', 'END:VEVENT']
    expect(read(file(...echo))).toEqual({ days: [] })
  })
})

describe('events that repeat', () => {
  const since = 'DTSTART;TZID=Europe/London:20010105T180000'
  const hour = 'DTEND;TZID=Europe/London:20010105T190000'

  it('count from long ago, with their rhythm', () => {
    const found = days(since, hour, 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270120T235959Z')
    expect(found).toEqual(['2026-12-04', '2026-12-18', '2027-01-01', '2027-01-15'])
    const daily = days(since, hour, 'RRULE:FREQ=DAILY;INTERVAL=10;UNTIL=20261231')
    expect(daily).toEqual(['2026-11-30', '2026-12-10', '2026-12-20', '2026-12-30'])
  })

  it('end with the last one, also in summer', () => {
    const from = 'DTSTART;TZID=Europe/London:20270701T100000'
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20270703T090000Z'
    expect(days(from, 'DURATION:PT1H', rule)).toEqual(['2027-07-01 to 2027-07-03'])
    const counted = days('DTSTART;VALUE=DATE:20261126', 'RRULE:FREQ=DAILY;COUNT=3')
    expect(counted).toEqual(['2026-11-27 to 2026-11-28'])
  })

  it('leave out what is left out, and take what is added', () => {
    const found = days(
      'DTSTART;VALUE=DATE:20270301',
      'RRULE:FREQ=MONTHLY;COUNT=4',
      'EXDATE;VALUE=DATE:20270401,20270501',
      'RDATE;VALUE=DATE:20270415',
    )
    expect(found).toEqual(['2027-03-01', '2027-04-15', '2027-06-01'])
  })

  it.each([
    ['an end', '20270415T180000Z/20270418T090000Z', ['2027-03-01', '2027-04-15 to 2027-04-18']],
    ['a length', '20270415T180000Z/P2D', ['2027-03-01', '2027-04-15 to 2027-04-17']],
    [
      'one of each, of which one is left out',
      '20270410T100000Z/PT1H,20270415T100000Z/20270416T100000Z,20270420T100000Z/P3D',
      ['2027-03-01', '2027-04-10', '2027-04-20 to 2027-04-23'],
    ],
  ])('last as long as each that is added says, by %s', (_how, periods, expected) => {
    const added = `RDATE;VALUE=PERIOD:${periods}`
    const hour = ['DTSTART:20270301T100000Z', 'DURATION:PT1H', 'EXDATE:20270415T100000Z']
    expect(days(...hour, added)).toEqual(expected)
  })

  it('take what is added with its own end to an event that has none', () => {
    const added = 'RDATE;VALUE=PERIOD:20270415T180000Z/20270418T090000Z'
    expect(days('DTSTART:20270301T100000Z', added)).toEqual(['2027-04-15 to 2027-04-18'])
  })

  it('are added by the clocks of the zone in which they are written', () => {
    const evening = ['DTSTART;TZID=America/New_York:20270301T180000', 'DURATION:PT30M']
    const found = days(...evening, 'RDATE:20270415T220000Z', 'RDATE;VALUE=DATE:20270420')
    expect(found).toEqual(['2027-03-01', '2027-04-15', '2027-04-20'])
  })

  it('follow those that were moved or called off', () => {
    const series = event(
      'DTSTART;TZID=Europe/London:20270701T100000',
      'DTEND;TZID=Europe/London:20270701T110000',
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    const moved = event(
      'RECURRENCE-ID:20270702T090000Z',
      'DTSTART;TZID=Europe/London:20270710T100000',
      'DTEND;TZID=Europe/London:20270710T110000',
    )
    const off = event(
      'RECURRENCE-ID;TZID=Europe/London:20270704T100000',
      'DTSTART;TZID=Europe/London:20270704T100000',
      'DTEND;TZID=Europe/London:20270704T110000',
      'STATUS:CANCELLED',
    )
    expect(read(file(...moved, ...series, ...off))).toEqual({
      days: ['2027-07-01', '2027-07-03', '2027-07-10'].map(day => ({
        startDate: day,
        endDate: day,
      })),
    })
  })
})

describe('one occurrence with which all later ones change', () => {
  const series = event(
    'DTSTART;TZID=Europe/London:20270301T100000',
    'DTEND;TZID=Europe/London:20270301T110000',
    'RRULE:FREQ=WEEKLY;COUNT=6',
  )
  const from = 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20270315T100000'
  const found = (...events: string[]) => {
    const answer = read(file(...events))
    return 'fault' in answer ? answer.fault : answer.days.map(({ startDate }) => startDate)
  }

  it('moves them by as much, over the change of clocks too', () => {
    const later = event(
      from,
      'DTSTART;TZID=Europe/London:20270317T233000',
      'DTEND;TZID=Europe/London:20270317T235900',
    )
    expect(found(...series, ...later)).toEqual([
      ...['2027-03-01', '2027-03-08', '2027-03-17', '2027-03-24', '2027-03-31', '2027-04-07'],
    ])
  })

  it('calls them off', () => {
    const off = event(from, 'DTSTART;TZID=Europe/London:20270315T100000', 'STATUS:CANCELLED')
    expect(found(...off, ...series)).toEqual(['2027-03-01', '2027-03-08'])
  })

  it('leaves out what has an event of its own, and holds until the next change', () => {
    const days = event(from, 'DTSTART;VALUE=DATE:20270316')
    const alone = event(
      'RECURRENCE-ID;TZID=Europe/London:20270322T100000',
      'DTSTART;TZID=Europe/London:20270326T100000',
      'DURATION:PT1H',
    )
    const free = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20270405T100000',
      'DTSTART;TZID=Europe/London:20270405T100000',
      'TRANSP:TRANSPARENT',
    )
    expect(found(...days, ...free, ...alone, ...series)).toEqual([
      ...['2027-03-01', '2027-03-08', '2027-03-16', '2027-03-26', '2027-03-30'],
    ])
  })
})

describe('a file that means harm', () => {
  const many = (count: number, lines: (nth: number) => string[]) =>
    file(...Array.from({ length: count }, (_, nth) => event(...lines(nth))).flat())

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>BEGIN:VCALENDAR</title>'],
    ['bytes', Buffer.from([0, 255, 254, 1, 2, 3]).toString('utf8')],
    ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027'],
    ['a time that is none', file(...event('DTSTART:noon', 'DTEND:later'))],
  ])('is refused as %s', (_what, text) => expect(read(text)).toEqual({ fault: 'no calendar' }))

  it('has 2,000 events at most', () => {
    const day = () => ['DTSTART;VALUE=DATE:20270301']
    expect(read(many(2000, day))).toEqual({
      days: [{ startDate: '2027-03-01', endDate: '2027-03-01' }],
    })
    expect(read(many(2001, day))).toEqual({ fault: 'too many' })
  })

  it.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;COUNT=9999999', 'FREQ=HOURLY;INTERVAL=1'])(
    'may not repeat without measure: %s',
    rule => {
      expect(days('DTSTART:19260101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`)).toBe('too much')
    },
  )

  it('nests as deep as it likes', () => {
    const deep = 9000
    const nested = [
      ...Array.from({ length: deep }, () => 'BEGIN:VALARM'),
      ...Array.from({ length: deep }, () => 'END:VALARM'),
    ]
    expect(read(file(...nested, ...event('DTSTART;VALUE=DATE:20270301')))).toMatchObject({
      days: [{ startDate: '2027-03-01' }],
    })
  })

  it('has few stretches of busy days, as those are what a listing is closed by', () => {
    const alternate = days('DTSTART;VALUE=DATE:20261127', 'RRULE:FREQ=DAILY;INTERVAL=2')
    expect(alternate).toHaveLength(368)
    const text = file(
      ...event('DTSTART;VALUE=DATE:20261127', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=9000'),
    )
    expect(readBusyDays({ text, listing, from: '2026-11-27', until: '2030-11-30' })).toEqual({
      fault: 'too many',
    })
  })
})
