import { type CalendarText, readBusyDays } from './read-busy-days.ts'

process.on('message', (asked: CalendarText) => process.send?.(readBusyDays(asked)))
