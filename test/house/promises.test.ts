import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copy as profileCopy } from '#accounts/web/profile/copy.ts'
import type { Sending } from '#foundation/rules/sendings/sending.ts'
import { sendings } from '#foundation/rules/sendings/sendings.ts'
import { copy as moveCopy } from '#moving/web/move/copy.ts'

interface Claim {
  about: string
  /** Words that make this promise. */
  words: RegExp
  /** The code that keeps it. Without it nobody may make the promise. */
  keptBy?: string
}

/** What screens, mails and terms could promise, and the code that keeps each promise. */
const claims: readonly Claim[] = [
  {
    about: 'messages',
    words:
      /write to each other|through Holdall first|in (?:a|your) messages?\b(?! before)|chat with/i,
  },
  {
    about: 'what a message hides until a booking is paid',
    words: /hidden until a booking between you is paid/,
    keptBy: 'src/messages/rules/masking/masking.ts',
  },
  {
    about: 'who reads conversations',
    words: /reads conversations that were not reported/,
    keptBy: 'src/messages/server/for-operators/read-reported.ts',
  },
  {
    about: 'a look at a conversation that is written down',
    words: /you read this conversation is written down/,
    keptBy: 'src/messages/server/for-operators/read-reported.ts',
  },
  {
    about: 'looks of the operator that are written down',
    words: /that they open is recorded/,
    keptBy: 'src/foundation/server/audit/record-audit.ts',
  },
  {
    about: 'reviews',
    words:
      /stored here can review|write a review|reviews have to be|read (?:its|the) reviews|can review this booking/i,
    keptBy: 'src/reviews/server/write-review.ts',
  },
  {
    about: 'reviews that nobody sees before both have written',
    words: /nobody sees (?:it|the other’s) (?:before|first)/i,
    keptBy: 'src/reviews/server/show-reviews.ts',
  },
  {
    about: 'a line that a cancelled booking leaves',
    words: /a line among the reviews/i,
    keptBy: 'src/reviews/server/shown-reviews-table.ts',
  },
  { about: 'reliability', words: /\breliab/i, keptBy: 'src/reviews/server/facts/facts-table.ts' },
  {
    about: 'texts',
    words: /texts start|we (?:will )?text you|by text message|texts go to/i,
    keptBy: 'src/notices/server/announce.ts',
  },
  {
    about: 'notifications on devices',
    words: /you are notified (?:here|on this device)|a notification at once/i,
    keptBy: 'src/notices/server/push/send-due-push.ts',
  },
  {
    about: 'what is kept for times without a connection',
    words: /kept on this device/i,
    keptBy: 'src/foundation/web/offline/summaries-store.ts',
  },
  {
    about: 'disputes',
    words: /open a dispute/i,
    keptBy: 'src/complaints/server/open-complaint.ts',
  },
  {
    about: 'payouts that wait for a dispute',
    words: /nothing more of (?:it|this booking) is paid out/i,
    keptBy: 'src/payments/server/movements/payout-holds-table.ts',
  },
  {
    about: 'time to think again about what a business lets',
    words: /change (?:your|my) mind until|14 days to change your mind/i,
    keptBy: 'src/bookings/rules/price/cooling-off.ts',
  },
  {
    about: 'reports',
    words: /get a case number|your case number is|tell (?:you|us) by email what came of it/i,
    keptBy: 'src/moderation/server/reports/file-report.ts',
  },
  {
    about: 'what was reported, kept until the report is closed and no longer',
    words: /the words that were reported as they were then|our copy of the words stays until/,
    keptBy: 'src/moderation/rules/report-life.ts',
  },
  {
    about: 'what is free on taken dates',
    words: /free on your dates instead/i,
    keptBy: 'src/bookings/server/others/find-free-instead.ts',
  },
  {
    about: 'others instead',
    words: /other spaces nearby are free at no higher price/i,
    keptBy: 'src/bookings/server/others/find-others.ts',
  },
  {
    about: 'the address of a viewing',
    words: /exact address (?:is on the page of your viewings|appears 24 hours before)/,
    keptBy: 'src/viewings/rules/viewing-terms.ts',
  },
  {
    about: 'how to get in',
    words: /how to get in,? once your booking is approved and paid/i,
    keptBy: 'src/bookings/server/life/present-booking.ts',
  },
  {
    about: 'answers from the mail',
    words: /Approve and Decline work once, for \$\{linksWorkHours\} hours/,
    keptBy: 'src/bookings/server/deciding/answer-by-link.ts',
  },
  {
    about: 'who reads conversations',
    words: /only when (?:a side|one of the two) has reported it/i,
    keptBy: 'src/messages/server/for-operators/read-reported.ts',
  },
  {
    about: 'contact details that are hidden',
    words: /hidden (?:from the other side|until booked)/i,
    keptBy: 'src/messages/rules/masking/masking.ts',
  },
  {
    about: 'what is kept of other calendars',
    words: /keep the busy days, not what is planned on them|is read but not kept/,
    keptBy: 'src/listings/server/calendars/busy-days/read-busy-days.ts',
  },
  {
    about: 'how often other calendars are read',
    words: /We read it every 30 minutes/,
    keptBy: 'src/listings/server/calendars/read-other-calendars.ts',
  },
  {
    about: 'calendars that are forgotten with a listing or an account',
    words: /'Other calendars', 'Until you remove them, or delete/,
    keptBy: 'src/listings/server/leaving/erase-listings.ts',
  },
  {
    about: 'what a listing shows to other calendars',
    words: /nothing about who booked it/,
    keptBy: 'src/listings/rules/calendars/calendar-entries.ts',
  },
  {
    about: 'pictures of a deleted listing',
    words: /'Pictures and videos of a listing',/,
    keptBy: 'src/listings/server/media/tidy-listing-media.ts',
  },
  {
    about: 'viewings that are forgotten with an account',
    words: /'Viewings', 'Until one of the two deletes the account'/,
    keptBy: 'src/viewings/server/account-leaving.ts',
  },
  {
    about: 'dry records that are forgotten',
    words: /'Dry records',/,
    keptBy: 'src/listings/server/readings/tidy-readings.ts',
  },
  {
    about: 'a reading that stands',
    words: /a bad month cannot be taken out/,
    keptBy: 'src/listings/rules/readings/series.ts',
  },
  {
    about: 'the reminder of a reading',
    words: /We remind you once/,
    keptBy: 'src/listings/server/readings/remind-of-readings.ts',
  },
  {
    about: 'who sees the things of a booking',
    words: /only they see it, and we once there is a dispute|and we if there is a dispute/,
    keptBy: 'src/inventory/server/reading/require-side.ts',
  },
  {
    about: 'lists of things that go with their writer, and hashes that stay',
    words: /the hashes, which say nothing by themselves, stay with the booking/,
    keptBy: 'src/inventory/server/account-leaving.ts',
  },
  {
    about: 'a partner who stays while things of a renter may be inside',
    words: /no renter\s+still has to collect things|things of a renter may still be in your space/,
    keptBy: 'src/inventory/server/account-leaving.ts',
  },
  {
    about: 'records that cannot be changed once both sides have confirmed them',
    words: /Once you both have, neither can change it/,
    keptBy: 'src/inventory/rules/record-life.ts',
  },
  {
    about: 'reviews of who has left',
    words: /stand there as of a former member|stays when they leave, as of a former member/,
    keptBy: 'src/reviews/server/account-leaving.ts',
  },
  {
    about: 'notifications that end with the log-out',
    words: /switch them off or log out on that device/,
    keptBy: 'migrations/200-push-and-texts.sql',
  },
  {
    about: 'devices that are forgotten',
    words: /not seen before, or not for a year/,
    keptBy: 'src/accounts/server/leaving/tidy-accounts.ts',
  },
  {
    about: 'links in the mail that answer',
    words: /Approve and Decline, which work once, for \$\{linksWorkHours\} hours/,
    keptBy: 'src/bookings/server/deciding/answer-by-link.ts',
  },
  {
    about: 'how featured spaces are ordered',
    words: /those of more reliable partners come first/,
    keptBy: 'src/listings/server/for-reviews/set-reliability.ts',
  },
  {
    about: 'last searches that stay in the browser',
    words: /last searches are kept in your browser/,
    keptBy: 'src/search/web/last/last-searches.ts',
  },
  {
    about: 'where a device is',
    words: /we keep the pin, and nothing else of where you are/,
    keptBy: 'src/listings/web/wizard/basics/MyLocation.tsx',
  },
  { about: 'notices', words: /(?:we|holdall) (?:will )?(?:prepare|write)s? (?:them|the notices)/i },
  {
    about: 'refunds',
    words: /cancel for a refund|the total back less/i,
    keptBy: 'src/bookings/rules/price/refund.ts',
  },
  {
    about: 'until when a booking shorter than the time for refunds gives money back',
    words: /the end of a shorter booking/,
    keptBy: 'src/bookings/rules/price/refund.ts',
  },
  {
    about: 'everything back when a partner cancels',
    words: /gets? everything back|everything that you paid comes back/i,
    keptBy: 'src/payments/server/sending/settle-cancelled.ts',
  },
  {
    about: 'new terms that one is asked about again',
    words: /show you the new one and ask you again|is shown the new one and asked again/,
    keptBy: 'src/bookings/server/deciding/request-booking.ts',
  },
  {
    about: 'a booking that keeps its terms',
    words: /booking keeps the terms/i,
    keptBy: 'src/foundation/server/policy/policy-table.ts',
  },
  {
    about: 'terms that one is told of beforehand',
    words: /tell you (?:about them )?(?:beforehand by email|by email beforehand)/i,
  },
  {
    about: 'reminders that can be turned off',
    words: /before a start, an end or a deadline/,
    keptBy: 'src/foundation/rules/sendings/may-tell.ts',
  },
  {
    about: 'notice that may be taken back',
    words: /as long as the space is free after the last day/i,
    keptBy: 'src/bookings/server/for-rent/change-notice.ts',
  },
  {
    about: 'rent that ends by notice',
    words: /notice ends (?:it|the booking) with the\s+next full calendar month/,
    keptBy: 'src/bookings/server/for-rent/change-notice.ts',
  },
  {
    about: 'a later price that is told in time to leave',
    words: /two whole (?:calendar )?months at the earliest/,
    keptBy: 'src/bookings/rules/price/later-rent.ts',
  },
  {
    about: 'a price in parts that is the price at once',
    words: /costs the same as paying at once|costs what it would at once/,
    keptBy: 'src/rent/rules/schedule/schedule.ts',
  },
  {
    about: 'tries of a month that could not be taken',
    words: /again on the 1st, the 3rd and the 6th/,
    keptBy: 'src/rent/rules/schedule/due-times.ts',
  },
  {
    about: 'tries of a month that was late from the start',
    words: /again 4, 6 and 9 days after that/,
    keptBy: 'src/rent/rules/schedule/due-times.ts',
  },
  {
    about: 'notices that are drafted',
    words: /drafts these notices with their dates/,
    keptBy: 'src/rent/rules/goods/goods-words.ts',
  },
  {
    about: 'keys that reach neither account nor money',
    words: /No key reaches your account, your money/,
    keptBy: 'src/foundation/rules/permissions.ts',
  },
  {
    about: 'secrets that are shown once',
    words: /show it only this once/,
    keptBy: 'src/connections/server/keys/make-key.ts',
  },
  {
    about: 'addresses that are switched off',
    words: /accepts nothing for 24 hours, we switch the address off and email you/,
    keptBy: 'src/connections/server/webhooks/switch-off-dead.ts',
  },
  {
    about: 'how long deliveries are kept',
    words:
      /sent to this address in the last \$\{logKeptDays\} days|what was sent where, \$\{logKeptDays\} days/,
    keptBy: 'src/connections/server/forget-deliveries.ts',
  },
  {
    about: 'notices about goods that stay as they were written',
    words: /notices about goods left behind stay as they were written/i,
    keptBy: 'migrations/231-goods-notices.sql',
  },
  {
    about: 'a record of a session that opens nothing',
    words: /a record that opens nothing stays until you switch them off/,
    keptBy: 'src/accounts/server/sessions/sessions-table.ts',
  },
  {
    about: 'a log that is kept for good',
    words: /For good; it knows people by the number of their account/,
    keptBy: 'src/foundation/server/audit/audit-table.ts',
  },
  {
    about: 'a report to HMRC that is made when it is needed',
    words: /made from payments and tax details when it is needed/,
    keptBy: 'src/payments/server/statements/read-tax-report.ts',
  },
  {
    about: 'what a move keeps of its driver',
    words: /first name and registration stay with the moves/,
    keptBy: 'src/moving/server/moves/assign-move.ts',
  },
  {
    about: 'packing at its price',
    words: /packs your things, at no extra cost/,
    keptBy: 'src/bookings/rules/price/quote.ts',
  },
  {
    about: 'a photograph of the delivery',
    words: /A photograph is on your booking page/,
    keptBy: 'src/moving/server/day-sheet/mark-stop.ts',
  },
  {
    about: 'the end of a kept card',
    words:
      /keeps this card and takes .*until the (?:booking ends|last is paid)|'Cards for later months', 'Until no later/,
    keptBy: 'src/payments/server/cards/let-cards-go.ts',
  },
  {
    about: 'rent that is tried again',
    words: /we try again on/i,
    keptBy: 'src/rent/rules/schedule/due-times.ts',
  },
  {
    about: 'what follows from rent that is owed',
    words: /you cannot book another space, or pay for one that you have asked\s+for/i,
    keptBy: 'src/bookings/server/for-rent/mark-arrears.ts',
  },
]

const told = globSync([
  'src/**/web/**/*.{ts,tsx}',
  'src/**/server/**/*letter*.ts',
  'src/**/rules/**/*.ts',
]).filter(path => !/\.(?:test|fixture)\./.test(path))

describe('no sentence that is not kept', () => {
  it.each(claims)('$about', ({ words, keptBy }) => {
    const promising = told.filter(path => words.test(withoutCode(readFileSync(path, 'utf8'))))
    if (keptBy === undefined) expect(promising).toEqual([])
    else {
      expect(existsSync(keptBy)).toBe(true)
      expect(promising).not.toEqual([])
    }
  })
})

/** The constants in sentences about how long something is kept, and the code that goes by each. */
const keptFor = [
  ['lettersKeptDays', 'src/foundation/server/mail/forget-letters.ts'],
  ['lettersTriedDays', 'src/foundation/server/mail/forget-letters.ts'],
  ['textsKeptDays', 'src/foundation/server/texts/send-due-texts.ts'],
  ['linksKeptDays', 'src/jobs.ts'],
  ['linksWorkHours', 'src/bookings/rules/answer-link.ts'],
  ['logKeptDays', 'src/connections/server/forget-deliveries.ts'],
  ['picturesKeptDays', 'src/complaints/server/complaint-pictures.ts'],
  ['keptDays', 'src/inventory/server/account-leaving.ts'],
  ['readingsKeptYears', 'src/listings/server/readings/tidy-readings.ts'],
  ['driversKeptDays', 'src/moving/server/drivers/driver-picture.ts'],
  ['sessionHours', 'src/accounts/server/sessions/session-life.ts'],
  ['sessionDays', 'src/accounts/server/sessions/session-life.ts'],
  ['devicesKeptDays', 'src/accounts/server/leaving/tidy-accounts.ts'],
  ['marksKeptDays', 'src/accounts/server/leaving/tidy-accounts.ts'],
  ['keptForDays', 'src/bookings/web/unfinished-checkouts.ts'],
] as const

it.each(keptFor)('%s is told by the policies, and kept to', (name, code) => {
  const policies = globSync('src/site/web/legal/**/*.{ts,tsx}').map(path =>
    readFileSync(path, 'utf8'),
  )
  expect(policies.join('')).toContain(`\${${name}`)
  expect(readFileSync(code, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`))
})

/** Each reminder that people can switch on or off, and its words in the help of the switch. */
const reminders = {
  mail: {
    'message.unread': 'unread messages',
    'review.asked': 'reviews',
    'viewing.reminder': 'viewings',
    'reading.due': 'humidity readings',
    'booking.replyReminder': 'a deadline passes',
    'booking.payReminder': 'a deadline passes',
    'booking.startsTomorrow': 'before a start',
    'booking.endsSoon': 'an end',
  },
  text: {
    'booking.replyReminder': 'a deadline passes',
    'booking.payReminder': 'a deadline passes',
    'booking.startsTomorrow': 'before a start',
    'booking.endsSoon': 'an end',
    'booking.paid': 'a booking is paid',
    'booking.paymentFailed': 'a payment fails',
    'rent.failed': 'rent could not be taken',
    'rent.arrears': 'rent could not be taken',
    'rent.caughtUp': 'rent could not be taken',
    'move.collect': 'the driver is on the way',
  },
}

it.each(['mail', 'text'] as const)('all reminders by %s are named beside their switch', by => {
  const all: readonly Sending[] = Object.values(sendings).flat()
  const switched = all.filter(sending => sending[by]?.startsWith('reminder'))
  expect(Object.keys(reminders[by]).sort()).toEqual(switched.flatMap(({ kinds }) => kinds).sort())
  for (const words of Object.values(reminders[by])) {
    expect(profileCopy.preferences.reminderHelp).toContain(words)
  }
})

it('the steps of a move are named alike where it is offered and where it is followed', () => {
  const { requested, assigned, collected, delivered } = moveCopy.steps
  const steps = [requested, assigned, collected, delivered].join(', ').toLowerCase()
  expect(readFileSync('src/site/web/solution/delivery-copy.ts', 'utf8')).toContain(steps)
})

/** Only texts promise anything, not names or comments; a sentence may be on several lines. */
function withoutCode(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
}
