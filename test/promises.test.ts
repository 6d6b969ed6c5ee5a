import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Claim {
  about: string
  /** Words that promise it. */
  words: RegExp
  /** The code that keeps it; without it nobody may promise it. */
  keptBy?: string
}

/** What screens, mails and terms could promise, and what keeps each promise. */
const claims: readonly Claim[] = [
  {
    about: 'messages',
    words:
      /write to each other|through Holdall first|in (?:a|your) messages?\b(?! before)|chat with/i,
  },
  {
    about: 'reviews',
    words: /stored here can review|write a review|reviews have to be|read (?:its|the) reviews/i,
  },
  { about: 'reliability', words: /\breliab/i },
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
    keptBy: 'src/foundation/web/offline/papers-store.ts',
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
    about: 'others instead',
    words: /other spaces near by are free at no higher price/i,
    keptBy: 'src/bookings/server/others/find-others.ts',
  },
  {
    about: 'answers from the mail',
    words: /Approve and Decline work once, for 24 hours/,
    keptBy: 'src/bookings/server/deciding/answer-by-link.ts',
  },
  { about: 'notices', words: /(?:we|holdall) (?:will )?(?:prepare|write)s? (?:them|the notices)/i },
  {
    about: 'refunds',
    words: /cancel for a refund|the total back less/i,
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
    words: /tell you (?:about them )?beforehand by email/i,
  },
  {
    about: 'reminders that can be turned off',
    words: /Before a start, an end or a deadline/,
    keptBy: 'src/foundation/rules/notices/may-tell.ts',
  },
  {
    about: 'notice that may be taken back',
    words: /for as long as nobody else has booked the space/i,
    keptBy: 'src/bookings/server/for-rent/change-notice.ts',
  },
  {
    about: 'rent that is tried again',
    words: /we try again on/i,
    keptBy: 'src/rent/rules/schedule/due-times.ts',
  },
  {
    about: 'what follows from rent that is owed',
    words: /you cannot make new bookings/i,
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

/** Names and comments promise nobody anything, and a sentence may run over several lines. */
function withoutCode(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
}
