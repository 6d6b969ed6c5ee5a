import { hourMs, minuteMs } from '#foundation/rules/time/time.ts'

export const longestMessage = 2000
export const picturesAtMost = 6
/** How many messages a page of a thread holds, and how many threads a page of the list. */
export const messagesAPage = 30
export const messagesAMinute = 20
/** Somebody who joined less than a week ago opens no more threads than this in an hour. */
export const newThreadsAnHour = 5
export const newAccountDays = 7
/** Unread for so long, a message is also sent by mail; one mail for a thread in an hour at most. */
export const mailAfterMs = 5 * minuteMs
export const mailPauseMs = hourMs
/** What stands where a part of a message is hidden from its reader. */
export const hiddenUntilBooked = '[hidden until booked]'
