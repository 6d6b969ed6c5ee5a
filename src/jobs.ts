import { picturesInUse } from './accounts/server/account/users-table.ts'
import { tidyAccounts } from './accounts/server/leaving/tidy-accounts.ts'
import { linksKeptDays } from './bookings/rules/links-kept.ts'
import { forgetOldAnswerLinks } from './bookings/server/life/answer-links-table.ts'
import { expireBookings } from './bookings/server/waiting/expire-bookings.ts'
import { remindOfBookings } from './bookings/server/waiting/remind-of-bookings.ts'
import {
  complaintPicturesInUse,
  tidyComplaintPictures,
} from './complaints/server/complaint-pictures.ts'
import { listingsInDispute } from './complaints/server/complaints-table.ts'
import { alertUnanswered } from './complaints/server/due/alert-unanswered.ts'
import { forgetOldDeliveries } from './connections/server/forget-deliveries.ts'
import { sendDueWebhooks } from './connections/server/webhooks/send-due-webhooks.ts'
import { dayMs } from './foundation/rules/time/lengths.ts'
import { after } from './foundation/rules/time/time.ts'
import { sealAuditEvents } from './foundation/server/audit/audit-table.ts'
import type { Config } from './foundation/server/config.ts'
import { forgetExpiredKeys } from './foundation/server/idempotency/idempotency-table.ts'
import { forgetOldFailures } from './foundation/server/jobs/due-failures-table.ts'
import { eachInTurn } from './foundation/server/jobs/each-in-turn.ts'
import { failuresKeptMs } from './foundation/server/jobs/failures.ts'
import type { Job } from './foundation/server/jobs/jobs.ts'
import { forgetOldHits } from './foundation/server/limits/rate-limit-table.ts'
import { forgetOldInboxEvents } from './foundation/server/live/inbox-table.ts'
import { forgetOldLetters } from './foundation/server/mail/forget-letters.ts'
import { createMailCarrier } from './foundation/server/mail/mail-carrier.ts'
import { sendDueMail } from './foundation/server/mail/send-due-mail.ts'
import { type MediaUse, sweepMedia } from './foundation/server/media/sweep-media.ts'
import { sendDueTexts } from './foundation/server/texts/send-due-texts.ts'
import { createTextCarrier } from './foundation/server/texts/text-carrier.ts'
import { eventData } from './hooks.ts'
import { tidyInventories } from './inventory/server/account-leaving.ts'
import { inventoryPicturesInUse } from './inventory/server/pictures/inventory-pictures.ts'
import { readOtherCalendars } from './listings/server/calendars/read-other-calendars.ts'
import { listingMediaInUse, tidyListingMedia } from './listings/server/media/tidy-listing-media.ts'
import { refreshCards } from './listings/server/public/refresh-cards.ts'
import { readingPicturesInUse } from './listings/server/readings/reading-media.ts'
import { remindOfReadings } from './listings/server/readings/remind-of-readings.ts'
import { tidyReadings } from './listings/server/readings/tidy-readings.ts'
import { alertLateReviews } from './listings/server/review/alert-late-reviews.ts'
import {
  messagePicturesInUse,
  tidyMessagePictures,
} from './messages/server/pictures/message-pictures.ts'
import { mailUnread } from './messages/server/telling/mail-unread.ts'
import { tidyDrivers } from './moving/server/drivers/driver-picture.ts'
import { driverPicturesKnown } from './moving/server/drivers/drivers-table.ts'
import { followMoves } from './moving/server/moves/follow-moves.ts'
import { movePhotosInUse } from './moving/server/moves/guard-move-photos.ts'
import { remindOfMoves } from './moving/server/moves/remind-of-moves.ts'
import { tidyMovePhotos } from './moving/server/moves/tidy-move-photos.ts'
import { sendDuePush } from './notices/server/push/send-due-push.ts'
import { announceSandbox } from './payments/server/announce-sandbox.ts'
import { catchUp, reconcileBooks } from './payments/server/books/reconcile-books.ts'
import { letCardsGo } from './payments/server/cards/let-cards-go.ts'
import { chargeRent } from './payments/server/charging/charge-rent.ts'
import { mendMarksOfDisputes } from './payments/server/disputes/mend-bank-marks.ts'
import { moveMoney } from './payments/server/sending/move-money.ts'
import { forgetOldEvents } from './payments/server/webhooks/forget-events.ts'
import { processWebhooks } from './payments/server/webhooks/process-webhooks.ts'
import { dropNotices } from './rent/server/months/drop-notices.ts'
import { askForReviews } from './reviews/server/due/ask-for-reviews.ts'
import { keepMean } from './reviews/server/due/keep-mean.ts'
import { showDueReviews } from './reviews/server/due/show-due-reviews.ts'
import { keepDueFacts } from './reviews/server/facts/keep-facts.ts'
import { matchListings } from './search/server/saved/match-listings.ts'
import { sendAlerts } from './search/server/saved/send-alerts.ts'
import { followViewings } from './viewings/server/follow-viewings.ts'

/** Every noun that keeps files says which ones it still needs. */
const mediaUses: readonly MediaUse[] = [
  picturesInUse,
  listingMediaInUse,
  readingPicturesInUse,
  driverPicturesKnown,
  movePhotosInUse,
  complaintPicturesInUse,
  inventoryPicturesInUse,
  messagePicturesInUse,
]

/** Deletes what nobody needs any more, and seals the audit. */
const upkeep: readonly Job[] = [
  {
    name: 'tidy-up',
    cron: '17 * * * *',
    async run({ db, clock }, stopping) {
      const now = clock.now()
      await eachInTurn([
        () => forgetOldHits(db, after(now, -2 * dayMs), stopping),
        () => forgetExpiredKeys(db, now, stopping),
        () => forgetOldInboxEvents(db, after(now, -2 * dayMs), stopping),
        () => forgetOldAnswerLinks(db, after(now, -linksKeptDays * dayMs)),
        () => forgetOldFailures(db, after(now, -failuresKeptMs)),
      ])
    },
  },
  {
    name: 'seal-audit',
    cron: '*/5 * * * *',
    async run({ db }) {
      while ((await sealAuditEvents(db)) > 0);
    },
  },
  { name: 'tidy-accounts', cron: '37 * * * *', run: tidyAccounts },
  {
    name: 'forget-letters',
    cron: '7 4 * * *',
    nightly: true,
    async run(services, stopping) {
      await eachInTurn([
        () => forgetOldLetters(services, stopping),
        () => forgetOldEvents(services),
        () => forgetOldDeliveries(services, stopping),
      ])
    },
  },
  {
    name: 'sweep-media',
    cron: '47 3 * * *',
    nightly: true,
    async run(services) {
      await eachInTurn([
        () => tidyListingMedia(services, listingsInDispute),
        () => tidyReadings(services),
        () => tidyDrivers(services),
        () => tidyMovePhotos(services),
        () => tidyComplaintPictures(services),
        () => tidyInventories(services),
        () => tidyMessagePictures(services),
        () => sweepMedia(services, mediaUses, new Date()),
      ])
    },
  },
]

const moneyJobs: readonly Job[] = [
  { name: 'deliver-sandbox-events', cron: '* * * * *', run: announceSandbox },
  { name: 'process-webhooks', cron: '* * * * *', atStart: true, run: processWebhooks },
  { name: 'charge-rent', cron: '* * * * *', atStart: true, run: chargeRent },
  { name: 'drop-notices', cron: '* * * * *', run: dropNotices },
  { name: 'move-money', cron: '* * * * *', atStart: true, run: moveMoney },
  { name: 'let-cards-go', cron: '27 4 * * *', nightly: true, run: letCardsGo },
  { name: 'mend-bank-marks', cron: '*/5 * * * *', atStart: true, run: mendMarksOfDisputes },
  { name: 'catch-up-events', cron: '*/5 * * * *', atStart: true, run: catchUp },
]

function sendingJobs(config: Config): readonly Job[] {
  const mailCarrier = createMailCarrier(config)
  const textCarrier = createTextCarrier(config)
  return [
    {
      name: 'send-mail',
      cron: '* * * * *',
      run: (services, stopping) => sendDueMail(services, mailCarrier, { stopping }),
    },
    // At the start it makes the keys that browsers ask for.
    { name: 'send-push', cron: '* * * * *', atStart: true, run: sendDuePush },
    {
      name: 'send-webhooks',
      cron: '* * * * *',
      atStart: true,
      runsAtOnce: 3,
      run: (services, stopping) => sendDueWebhooks(services, eventData, stopping),
    },
    {
      name: 'send-texts',
      cron: '* * * * *',
      run: (services, stopping) => sendDueTexts(services, textCarrier, stopping),
    },
  ]
}

/** Everything the program does by itself, noun by noun. */
export function allJobs(config: Config): readonly Job[] {
  return [
    ...sendingJobs(config),
    { name: 'expire-bookings', cron: '* * * * *', run: expireBookings },
    { name: 'remind-of-bookings', cron: '*/10 * * * *', run: remindOfBookings },
    ...moneyJobs,
    {
      name: 'reconcile-books',
      cron: '23 3 * * *',
      nightly: true,
      async run(services) {
        await reconcileBooks(services)
      },
    },
    { name: 'follow-viewings', cron: '* * * * *', run: followViewings },
    { name: 'follow-moves', cron: '* * * * *', run: followMoves },
    { name: 'remind-of-moves', cron: '*/10 * * * *', run: remindOfMoves },
    { name: 'alert-late-reviews', cron: '*/5 * * * *', run: alertLateReviews },
    { name: 'alert-unanswered', cron: '*/5 * * * *', run: alertUnanswered },
    { name: 'remind-of-readings', cron: '*/10 * * * *', run: remindOfReadings },
    { name: 'ask-for-reviews', cron: '*/10 * * * *', run: askForReviews },
    { name: 'show-due-reviews', cron: '* * * * *', run: showDueReviews },
    { name: 'keep-facts', cron: '* * * * *', run: keepDueFacts },
    { name: 'keep-mean', cron: '11 4 * * *', run: keepMean },
    { name: 'read-calendars', cron: '* * * * *', run: readOtherCalendars },
    { name: 'match-listings', cron: '* * * * *', run: matchListings },
    { name: 'send-alerts', cron: '* * * * *', run: sendAlerts },
    { name: 'mail-unread', cron: '* * * * *', run: mailUnread },
    { name: 'refresh-cards', cron: '*/15 * * * *', run: refreshCards },
    ...upkeep,
  ]
}
