import { type RawBuilder, sql } from 'kysely'
import { hasLeft } from '#accounts/server/has-left.ts'
import { suspendedPeople } from '#accounts/server/suspended-people.ts'
import { contestedBookings } from '#bookings/server/holding/contested-bookings.ts'
import type { PayoutHold } from '#payments/rules/payout-holds.ts'

/**
 * Why a payout may not be sent now, or null. It is calculated from the facts each time, by the code
 * that sends and by the pages. So the two always agree, and a payout is released as soon as its
 * reason ends.
 */
export const payoutHold: RawBuilder<PayoutHold | null> = sql<PayoutHold | null>`case
  when kind <> 'payout' or state not in ('due', 'held', 'sending', 'failed') then null
  when state = 'held' then 'bankDispute'
  when booking_id in ${contestedBookings()} then 'bookingContested'
  when party_id in ${suspendedPeople()} then 'hostSuspended'
  else (
    select case
      when standing = 'ready' and seller.user_id is not null and state <> 'failed' then null
      when ${hasLeft(sql.ref('party_id'))} then 'hostLeft'
      when standing = 'refused' then 'accountRefused'
      when standing = 'checking' then 'accountChecking'
      when standing is distinct from 'ready' then 'accountMissing'
      when seller.user_id is null then 'detailsMissing'
    end
    from (select party_id as id) as host
    left join payee on payee.user_id = host.id
    left join seller_details as seller on seller.user_id = host.id
  )
end`
