import { formatMoment } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import { faultWords } from '#listings/rules/calendars/calendar-terms.ts'
import type { OtherCalendarRow } from './calendars-table.ts'

interface Failing {
  calendar: Pick<OtherCalendarRow, 'name' | 'failing_since' | 'fault'>
  listing: { id: string; title: string }
  firstName: string
  site: string
}

export function failingLetter({ calendar, listing, firstName, site }: Failing): Letter {
  const { name, failing_since: since, fault } = calendar
  return plainLetter(
    `We cannot read your calendar “${name}”`,
    [
      `Hello ${firstName},`,
      `Busy days in “${name}” close your listing “${listing.title}”, but we have not been able to read it${since ? ` since ${formatMoment(since)}` : ''}. ${fault ? faultWords[fault] : ''}`,
      'The days that it had closed before are still closed. What has become busy since then can be booked, so please look at it soon. We go on trying, and do not write about it again until it has worked once.',
    ],
    {
      action: {
        label: 'See your calendars',
        url: `${site}/listings/edit/${listing.id}?step=availability`,
      },
    },
  )
}
