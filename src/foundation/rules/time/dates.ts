import { z } from 'zod'
import { isInCalendar, lastDay, outOfCalendarWords } from './calendar.ts'

const inCalendar = (text: string) => isInCalendar(new Date(text))
const missing = 'Please give a date.'

export const Day = z.iso.date(missing).refine(inCalendar, outOfCalendarWords)

export const Instant = z.iso.datetime({ offset: true }).refine(inCalendar, outOfCalendarWords)

/** An instant, or a day in London's calendar. */
export const DayOrInstant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: missing })
  .refine(inCalendar, outOfCalendarWords)

/** A month of London's calendar, as 2026-12. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month.')
  .refine(month => inCalendar(`${month}-01`), outOfCalendarWords)

export const BirthDay = z.iso
  .date(missing)
  .refine(day => day >= '1900-01-01' && day <= lastDay, 'Please check the year.')
