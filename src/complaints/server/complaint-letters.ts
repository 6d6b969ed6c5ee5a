import type { Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import type { ComplaintSide, ComplaintWords } from '#complaints/rules/complaint-life.ts'
import { answerHours } from '#complaints/rules/complaint-terms.ts'
import { complaintReasons } from '#complaints/rules/complaint-words.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import type { ComplaintRow } from './complaints-table.ts'

interface Occasion {
  complaint: ComplaintRow
  host: Person | undefined
  renter: Person | undefined
  space: string
  site: string
  operator: string
}

interface Addressed {
  to: string
  letter: Letter
}

type Writer = (on: Occasion) => Addressed[]

const other = (side: ComplaintSide): ComplaintSide => (side === 'renter' ? 'host' : 'renter')
const called = { renter: 'The renter', host: 'The partner' } as const

const writers: Record<ComplaintWords['letter'], Writer> = {
  opened: on => [
    ...toSide(
      on,
      other(on.complaint.opened_by),
      `A dispute about ${on.space}`,
      [
        `${called[on.complaint.opened_by]} has opened a dispute about your booking: ${reasonOf(on)}.`,
        isAskedSuspended(on)
          ? `You cannot answer while your account is suspended. We may decide from ${formatDeadline(on.complaint.answer_by)} on. If your account is reinstated before that, we write to you, and you have ${answerHours} hours to say how you see it.`
          : hoursToAnswer(on),
        'Until then nothing more of this booking is paid out.',
      ],
      isAskedSuspended(on) ? undefined : 'Read it and answer',
    ),
    ...toSide(on, on.complaint.opened_by, `Your dispute about ${on.space} is open`, [
      isAskedSuspended(on)
        ? `The other side cannot answer at the moment. We may decide from ${formatDeadline(on.complaint.answer_by)} on, and write to both of you.`
        : otherHasTime(on),
      hasAskedLeft(on)
        ? 'You can withdraw the dispute on the page of the booking.'
        : 'If you two settle it before, you can withdraw the dispute on the page of the booking.',
    ]),
  ],
  answered: on => [
    ...toSide(on, on.complaint.opened_by, `An answer to your dispute about ${on.space}`, [
      `${called[other(on.complaint.opened_by)]} has answered. We look at what both of you say, decide, and write to you.`,
    ]),
    toOperator(on, `A dispute waits for a decision: ${on.space}`, [
      'Both sides have said how they see it.',
    ]),
  ],
  askedAgain: on => [
    ...toSide(
      on,
      other(on.complaint.opened_by),
      `A dispute about ${on.space} waits for your answer`,
      [
        `Your account is no longer suspended. ${called[on.complaint.opened_by]} has opened a dispute about your booking, and it is not decided yet: ${reasonOf(on)}.`,
        hoursToAnswer(on),
      ],
      'Read it and answer',
    ),
    ...toSide(on, on.complaint.opened_by, `Your dispute about ${on.space} can be answered`, [
      otherHasTime(on),
    ]),
  ],
  unanswered: on => [
    toOperator(on, `A dispute that nobody has answered waits for a decision: ${on.space}`, [
      whyUnanswered(on),
      'Payouts of this booking wait until you decide.',
    ]),
  ],
  withdrawn: on => [
    ...toSide(on, other(on.complaint.opened_by), `The dispute about ${on.space} is withdrawn`, [
      `${called[on.complaint.opened_by]} has withdrawn it. The payouts of the booking no longer wait for it.`,
    ]),
  ],
  decided: on => [
    ...toSide(on, 'renter', `We have decided about ${on.space}`, [
      on.complaint.refund
        ? `You get ${formatPence(on.complaint.refund)} back. It takes banks up to ten days.`
        : 'Nothing of what you paid goes back.',
      `Our reason: ${on.complaint.decision ?? ''}`,
    ]),
    ...toSide(on, 'host', `We have decided about ${on.space}`, [
      on.complaint.refund
        ? `${formatPence(on.complaint.refund)} goes back to the renter, and your share is less by your part of it. The rest is paid to you as agreed.`
        : 'Nothing goes back to the renter, and you are paid as agreed.',
      `Our reason: ${on.complaint.decision ?? ''}`,
    ]),
  ],
}

export function complaintLetters(news: ComplaintWords['letter'], occasion: Occasion): Addressed[] {
  return writers[news](occasion)
}

const askedIn = ({ complaint, host, renter }: Occasion) =>
  complaint.opened_by === 'renter' ? host : renter

const isAskedSuspended = (on: Occasion) => askedIn(on)?.isSuspended ?? false
const hasAskedLeft = (on: Occasion) => askedIn(on)?.isDeleted ?? true

function hoursToAnswer({ complaint }: Occasion): string {
  return `You have ${answerHours} hours to say how you see it, until ${formatDeadline(complaint.answer_by)}. You can answer once, with pictures. Then we decide.`
}

function otherHasTime(on: Occasion): string {
  const { complaint } = on
  if (hasAskedLeft(on)) {
    return `The other side has left Holdall and cannot answer. We may decide from ${formatDeadline(complaint.answer_by)} on, and write to you.`
  }
  return `The other side has until ${formatDeadline(complaint.answer_by)} to answer. Then we decide, and write to both of you.`
}

function whyUnanswered(on: Occasion): string {
  const asked = called[other(on.complaint.opened_by)]
  if (hasAskedLeft(on)) return `${asked} has left Holdall and cannot answer.`
  return isAskedSuspended(on)
    ? `${asked} is suspended and cannot answer. Once they are reinstated they are asked again, if it is not decided before.`
    : `${asked} had until ${formatDeadline(on.complaint.answer_by)} to answer, and has not.`
}

function reasonOf({ complaint }: Occasion): string {
  const words = complaintReasons[complaint.reason]
  return `“${words}”`
}

function toSide(
  on: Occasion,
  side: ComplaintSide,
  subject: string,
  paragraphs: string[],
  label = 'See the booking',
): Addressed[] {
  const person = side === 'renter' ? on.renter : on.host
  if (!person || person.isDeleted) return []
  const id = on.complaint.booking_id
  const page = side === 'renter' ? bookingPage(person.role, id) : `/bookings/${id}`
  return [{ to: person.email, letter: letter(on, subject, paragraphs, { label, page }) }]
}

function toOperator(on: Occasion, subject: string, paragraphs: string[]): Addressed {
  const page = `/admin/disputes/${on.complaint.id}`
  return { to: on.operator, letter: letter(on, subject, paragraphs, { label: 'Decide', page }) }
}

function letter(
  { space, site }: Occasion,
  subject: string,
  paragraphs: string[],
  { label, page }: { label: string; page: string },
): Letter {
  return plainLetter(subject, paragraphs, {
    facts: [{ label: 'Space', value: space }],
    action: { label, url: `${site}${page}` },
    footnote: 'All times are UK time.',
  })
}
