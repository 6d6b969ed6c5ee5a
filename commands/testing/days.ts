import { Temporal } from 'temporal-polyfill'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'

/** A day that is unlike the day on which the tests were written. */
export interface Day {
  name: string
  /** When the tests begin. Suites take minutes, so some of them live through the change. */
  at: Date
  /** Of the machine. */
  zone: string
  title: string
}

const yearsOn = 5

/** The next days of each kind, so that this list never lies in the past. */
export function daysAfter(now: Date): Day[] {
  const next = (date: (year: number) => Temporal.PlainDate | undefined, time: string) =>
    nextOf(now, year => date(year)?.toPlainDateTime(Temporal.PlainTime.from(time)))
  const here = { zone: 'Europe/London' }
  const servers = { zone: 'UTC' }
  const tomorrow = () => inLondon(now).toPlainDate().add({ days: 1 })
  const on = (month: number, day: number) => (year: number) =>
    Temporal.PlainDate.from({ year, month, day })
  const far = inLondon(now).year + yearsOn
  return [
    { name: 'evening', at: next(tomorrow, '22:00'), ...here, title: 'two hours later is tomorrow' },
    { name: 'month-end', at: next(on(1, 31), '23:50'), ...servers, title: 'a month ends' },
    { name: 'new-year', at: next(on(12, 31), '23:45'), ...here, title: 'the year ends' },
    { name: 'leap-day', at: next(leapDay, '12:00'), ...servers, title: '29 February' },
    { name: 'spring', at: next(lastSunday(3), '00:50'), ...here, title: 'summer time begins' },
    { name: 'autumn', at: next(lastSunday(10), '01:50'), ...here, title: 'summer time ends' },
    {
      ...{ name: 'ahead', at: next(on(3, 31), '23:55'), ...servers },
      title: 'the month ends in London an hour before it does in UTC',
    },
    {
      ...{ name: 'auckland', at: next(on(12, 31), '11:30'), zone: 'Pacific/Auckland' },
      title: 'the machine is in the next year already',
    },
    {
      ...{ name: 'los-angeles', at: next(on(1, 1), '01:00'), zone: 'America/Los_Angeles' },
      title: 'the machine is still in the old year',
    },
    {
      ...{ name: 'far', at: fromLondon(on(6, 15)(far).toPlainDateTime()), ...servers },
      title: `in ${yearsOn} years, when every year that somebody wrote down has been`,
    },
  ]
}

function nextOf(now: Date, local: (year: number) => Temporal.PlainDateTime | undefined): Date {
  for (let { year } = inLondon(now); ; year++) {
    const moment = local(year)
    if (moment && fromLondon(moment) > now) return fromLondon(moment)
  }
}

function leapDay(year: number): Temporal.PlainDate | undefined {
  const february = Temporal.PlainYearMonth.from({ year, month: 2 })
  return february.inLeapYear ? february.toPlainDate({ day: 29 }) : undefined
}

/** The clocks of Europe change on the last Sunday of March and of October. */
function lastSunday(month: number) {
  return (year: number) => {
    const last = Temporal.PlainDate.from({ year, month, day: 31 })
    return last.subtract({ days: last.dayOfWeek % 7 })
  }
}
