import { answerComplaint } from '#complaints/server/answer-complaint.ts'
import { openComplaint } from '#complaints/server/open-complaint.ts'
import type { Services } from '#foundation/server/context.ts'
import { openThread } from '#messages/server/reading/open-thread.ts'
import { fileReport } from '#moderation/server/reports/file-report.ts'
import { bothSides, findListing } from './conversations.ts'
import { aoife, deborah, rowan, yusuf } from './people.ts'

const hour = 60

/** Cases for the operator: a dispute with statements of both sides, and a report. */
export async function loadDemoTroubles(services: Services): Promise<void> {
  await loadDispute(services)
  const as = await bothSides(services, yusuf, deborah)
  await fileReport(as('renter', 3 * hour), {
    about: 'listing',
    id: await findListing(as('host', 0), 'Stone cellar, swept and lit'),
    reason: 'wrong_place',
    words: 'I walked past: the cellar in the pictures belongs to the house next door.',
  })
}

async function loadDispute(services: Services): Promise<void> {
  const as = await bothSides(services, rowan, aoife)
  const renter = as('renter', 50 * hour)
  const listing = await findListing(as('host', 0), 'Secure parking for motor bikes')
  const { thread } = await openThread(renter, listing)
  const [booking] = thread.bookings
  if (!booking) return
  await openComplaint(renter, booking, {
    reason: 'unsafe',
    text: 'After the rain of last week there was water on the floor, up to the lowest shelf. I wrote to you on the same day and moved my things myself.',
    wish: 'refund_part',
    pictures: [],
  })
  await answerComplaint(as('host', 30 * hour), booking, {
    text: 'A gutter was blocked, and I had it cleared two days later. Nothing was damaged. A part of the month seems fair to me.',
    pictures: [],
  })
}
