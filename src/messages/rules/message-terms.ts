import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'

export const longestMessage = 2000
export const picturesAtMost = 6
export const messagesAPage = 30
export const messagesAMinute = 20
/** For people who joined less than a week ago, so that nobody joins only to write to everybody. */
export const newThreadsAnHour = 5
export const newAccountDays = 7
/** An unread message is mailed after this time; a thread gets at most one mail an hour. */
export const mailAfterMs = 5 * minuteMs
export const mailPauseMs = hourMs
export const hiddenUntilBooked = '[hidden until booked]'
