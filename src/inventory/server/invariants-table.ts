import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'

/** Each query finds rows that break a rule which must always hold. */
const invariants = {
  'every chain of an inventory is whole': sql`
    select booking_id || ' link ' || number || ' ' || fault as subject from broken_inventory_link`,
  'every link of an inventory is in the audit log with the same hash': sql`
    select booking_id || ' link ' || number as subject from inventory_link as link
    where not exists (
      select from audit_event
      where subject_type = 'booking' and subject_id = link.booking_id::text
        and action = 'inventory.' || link.event
        and details->>'link' = link.number::text
        and details->>'hash' = encode(link.hash, 'hex')
    )`,
  'no link of an inventory is gone or another than the audit log knows': sql`
    select subject_id || ' link ' || (details->>'link') as subject from audit_event
    where action in (
        'inventory.recorded', 'inventory.confirmed', 'inventory.objected', 'inventory.withdrawn'
      )
      and not exists (
        select from inventory_link
        where booking_id::text = subject_id and number::text = details->>'link'
          and encode(hash, 'hex') = details->>'hash'
      )`,
  'a record of an inventory stands as its last link says': sql`
    select record.booking_id || ' link ' || coalesce(last.number, 0) as subject
    from inventory_record as record left join lateral (
      select number, event from inventory_link
      where record_id = record.id order by number desc limit 1
    ) as last on true
    where state is distinct from case event when 'recorded' then 'waiting' else event end`,
  'a record of an inventory says what its link says': sql`
    select link.booking_id || ' link ' || link.number as subject
    from inventory_record as record
    join inventory_link as link on record_id = record.id and event = 'recorded'
    left join inventory_content on link_id = link.id
    where record.side <> link.side or record.created_at <> link.at
      or record.kind <> content->>'kind'
      or record.happened_at <> (content->>'happenedAt')::timestamptz`,
  'no more is stored than is listed, and never less than nothing': sql`
    select item.id::text as subject from inventory_item as item
    join (
      select (line->>'item')::uuid as item_id, sum(
        (line->>'count')::int * case kind when 'handOver' then 1 else -1 end
      ) as stored
      from inventory_record as record
      join inventory_link on record_id = record.id and event = 'recorded'
      join inventory_content on link_id = inventory_link.id
      cross join jsonb_array_elements(content->'lines') as line
      where kind in ('handOver', 'return') and state <> 'withdrawn'
      group by 1
    ) as moved on item_id = item.id
    where not exists (
      select from booking join users on users.id in (renter_id, host_id)
      where booking.id = item.booking_id and users.deleted_at is not null
    ) and (stored < 0 or stored > count or (stored > 0 and removed_at is not null))`,
} as const satisfies Invariants

export const inventoryInvariantNames: readonly string[] = Object.keys(invariants)

export function brokenInventories(db: Db): Promise<Broken[]> {
  return brokenAmong(db, invariants)
}
