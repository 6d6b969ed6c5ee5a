import type { Address, Delivery } from '#connections/rules/wire.ts'
import type { AddressRow } from './addresses-table.ts'
import type { DeliveryRow } from './deliveries-table.ts'

export function presentAddress(row: AddressRow): Address {
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    isOn: row.switched_off_at === null,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
  }
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const isWaiting = row.ended_at === null
  return {
    _id: row.id,
    eventId: row.event_id,
    type: row.type,
    happenedAt: row.happened_at.toISOString(),
    state: isWaiting ? 'waiting' : row.is_delivered ? 'delivered' : 'failed',
    attempts: row.attempts,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: isWaiting && row.attempts > 0 ? row.send_after.toISOString() : null,
    status: row.status,
    answer: row.answer,
  }
}
