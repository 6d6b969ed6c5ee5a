import type { DeliveredEvent } from '#connections/rules/webhook-events.ts'
import { makeKey } from '#connections/server/keys/make-key.ts'
import { addAddress } from '#connections/server/webhooks/add-address.ts'
import { updateAddress } from '#connections/server/webhooks/addresses-table.ts'
import { insertDelivery } from '#connections/server/webhooks/deliveries-table.ts'
import { switchOffDead } from '#connections/server/webhooks/switch-off-dead.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import { idOf, partnerEmail } from './people.ts'
import { personContext } from './person-context.ts'

interface Sent {
  type: DeliveredEvent
  minutesAgo: number
  status: number
  answer: string
  attempts?: number
}

const taken = { status: 200, answer: 'ok' }

/** Oldest first. */
const sent: readonly Sent[] = [
  { type: 'test', minutesAgo: 9 * 24 * 60, ...taken },
  { type: 'listing.approved', minutesAgo: 8 * 24 * 60, ...taken },
  { type: 'booking.requested', minutesAgo: 3 * 24 * 60, ...taken },
  { type: 'booking.approved', minutesAgo: 3 * 24 * 60 - 42, ...taken },
  { type: 'booking.paid', minutesAgo: 2 * 24 * 60, ...taken, attempts: 3 },
  { type: 'payout.paid', minutesAgo: 26 * 60, ...taken },
  { type: 'message.received', minutesAgo: 95, ...taken },
  { type: 'booking.requested', minutesAgo: 31, ...taken },
]

/** The partner's programs: two keys, an address that works, and one that has been given up. */
export async function loadDemoConnections(services: Services): Promise<void> {
  const ownerId = await idOf(services, partnerEmail)
  const now = services.clock.now()
  const partner = (ago: number) => personContext(services, ownerId, 'partner', after(now, -ago))
  await makeKey(partner(60 * dayMs), { name: 'Our website', scopes: ['listings'] })
  const scopes = ['bookings', 'messages'] as const
  await makeKey(partner(9 * dayMs), { name: 'Front desk software', scopes: [...scopes] })
  const office = await addAddress(partner(9 * dayMs), {
    url: 'https://desk.storage-yard.example/hooks/holdall',
    events: ['listing.suspended'],
  })
  for (const { minutesAgo, ...one } of sent) {
    const at = after(now, -minutesAgo * minuteMs)
    await insertDelivery(services.db, delivered(office._id, at, one))
  }
  const { _id: id } = await addAddress(partner(30 * dayMs), {
    url: 'https://old-sheet.storage-yard.example/notify',
    events: ['booking.requested', 'booking.paid', 'booking.cancelled'],
  })
  const failing_since = after(now, -27 * hourMs)
  await updateAddress(services.db, { id, accountId: ownerId }, { failing_since })
  await switchOffDead(services, id, after(now, -dayMs))
}

function delivered(address_id: string, at: Date, one: Omit<Sent, 'minutesAgo'>) {
  const { type, status, answer, attempts = 1 } = one
  return {
    id: newId(at),
    address_id,
    event_id: newId(at),
    type,
    about: null,
    part: null,
    ...{ happened_at: at, queued_at: at, send_after: at },
    ...{ attempts, status, answer, tried_at: at, ended_at: at, is_delivered: true },
  }
}
