import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'
import type { AboutBookings } from '#payments/rules/console-wire.ts'

/** Rules that must always hold. Each query finds what breaks its rule. */
const invariants = {
  'every ledger entry adds up to nothing': sql`
    select entry_id::text as subject from ledger_line group by entry_id having sum(pence) <> 0`,
  'no ledger entry is empty': sql`
    select id::text as subject from ledger_entry
    where not exists (select from ledger_line where entry_id = ledger_entry.id)`,
  'a partner owes us only what is being taken back': sql`
    select account as subject from ledger_line where account like 'host:%'
    group by account
    having sum(pence) > (
      select coalesce(sum(amount), 0) from money_movement
      where kind = 'reversal' and state <> 'done' and 'host:' || party_id = account
    )`,
  'a booking that was paid has one payment': sql`
    select id::text as subject from booking
    where paid_at is not null
      and not exists (
        select from payment
        where booking_id = booking.id and outcome = 'recorded' and amount = coalesce(booking.first_amount, booking.total)
      )`,
  'a payment belongs to a booking that was paid': sql`
    select payment.id::text as subject from payment
    join booking on booking.id = payment.booking_id
    where outcome = 'recorded' and booking.paid_at is null`,
  'a month of rent that is paid has one payment, and no other month has': sql`
    select coalesce(rent.booking_id, payment.booking_id) || ' ' || coalesce(rent.month, payment.month)
      as subject
    from (select booking_id, month, amount from rent_month where state = 'paid') as rent
    full join (
      select booking_id, month, amount from payment where outcome = 'recorded' and month is not null
    ) as payment on payment.booking_id = rent.booking_id and payment.month = rent.month
    where rent.amount is distinct from payment.amount`,
  'whoever owes rent that was asked for every time is known to': sql`
    select id::text as subject from booking
    where stage = 'paid' and (
      (arrears_at is null and exists (
        select from rent_month
        where booking_id = booking.id and state = 'failed' and next_try_at is null
      ))
      or (arrears_at is not null and not exists (
        select from rent_month where booking_id = booking.id and state = 'failed'
      ))
    )`,
  'what goes on month by month has a month to come': sql`
    select id::text as subject from booking
    where rolling and stage = 'paid' and notice_at is null and not exists (
      select from rent_month where booking_id = booking.id and state = 'due'
    )`,
  'what is paid in parts knows what its months have brought': sql`
    select id::text as subject from booking
    where paid_later <> (
      select coalesce(sum(amount), 0) from rent_month
      where instalments and booking_id = booking.id and state = 'paid'
    )`,
  'what is paid in parts has a month to come, or all of its months': sql`
    select id::text as subject from booking
    where instalments and stage = 'paid' and notice_at is null and not exists (
      select from rent_month where booking_id = booking.id and state = 'due'
    ) and (select count(*) from rent_month where booking_id = booking.id) < time - 1`,
  'every payment is in the books with its amount': sql`
    select payment.id::text as subject from payment
    where state = 'paid' and not exists (
      select from ledger_entry
      join ledger_line on entry_id = ledger_entry.id
      where key in ('payment:' || payment.id, 'late_payment:' || payment.id)
        and account = 'clearing' and pence = payment.amount
    )`,
  'money that was sent is in the books, and no other': sql`
    select movement.id::text as subject from money_movement as movement
    where hand_reference is null and (state = 'done') <> exists (
      select from ledger_entry
      left join ledger_line on entry_id = ledger_entry.id and account = 'clearing'
      where key = movement.kind || ':' || movement.id
        and coalesce(abs(pence), 0) = amount - set_off
        and not exists (select from ledger_entry where key = 'refund_failed:' || movement.id)
    )`,
  'what was paid by hand is in the books, and no other': sql`
    select coalesce(movement.id::text, key) as subject
    from (select id, kind, amount - set_off as amount from money_movement where hand_reference is not null) as movement
    full join (
      select key, pence from ledger_entry
      join ledger_line on entry_id = ledger_entry.id and account = 'own_bank'
    ) as entry on key = movement.kind || '_by_hand:' || movement.id
    where pence is distinct from -amount`,
  'what partners owe is what could not be taken back, less what was kept from payouts': sql`
    with debt as (
      select account, sum(pence) as pence from ledger_line
      where account like 'debt:%' group by account
    ), kept as (
      select 'debt:' || party_id as account,
        sum(case kind when 'reversal' then set_off else -set_off end)
          filter (where state = 'done') as owed,
        coalesce(sum(set_off) filter (where kind = 'payout' and state <> 'dropped'
          and state <> 'done'), 0) as spoken_for
      from money_movement where set_off > 0 and kind <> 'refund' group by party_id
    )
    select coalesce(debt.account, kept.account) as subject
    from debt full join kept on kept.account = debt.account
    where coalesce(debt.pence, 0) <> coalesce(owed, 0)
      or coalesce(debt.pence, 0) < coalesce(spoken_for, 0)`,
  'no more goes back than was paid': sql`
    select payment.id::text as subject from payment
    join money_movement as refund on refund.payment_id = payment.id and refund.kind = 'refund'
    group by payment.id having sum(refund.amount - refund.set_off) > payment.amount`,
  'a partner never gets more of a payment than the partner’s share': sql`
    select payment.id::text as subject
    from payment
    join money_movement as movement on movement.payment_id = payment.id
    join booking on booking.id = payment.booking_id
    where movement.state = 'done' and movement.kind <> 'refund'
    group by payment.id, payment.subtotal, booking.subtotal
    having sum(case kind when 'payout' then movement.amount else -movement.amount end)
      > coalesce(payment.subtotal, booking.subtotal)`,
  'what a partner is paid of a booking is what the books say is theirs': sql`
    with share as (
      select booking_id, -sum(pence) as pence from ledger_line
      join ledger_entry on ledger_entry.id = entry_id
      where account like 'host:%' and kind in ('payment', 'cancellation', 'dispute_lost')
      group by booking_id
    ), paid as (
      select booking_id,
        sum(case kind when 'payout' then amount else -amount end) as pence
      from money_movement
      where kind <> 'refund' and state <> 'dropped' and not (recalled and state = 'sending')
      group by booking_id
    )
    select coalesce(share.booking_id, paid.booking_id)::text as subject
    from share full join paid on paid.booking_id = share.booking_id
    where coalesce(share.pence, 0) <> coalesce(paid.pence, 0)
      and not exists (
        select from dispute
        where dispute.booking_id = coalesce(share.booking_id, paid.booking_id) and state = 'open'
      )`,
  'a booking knows what was given back of it': sql`
    select booking.id::text as subject from booking
    left join money_movement as part on part.booking_id = booking.id and part.kind = 'refund'
      and part.cause like 'cancellation:%' and part.cause <> 'cancellation:' || part.payment_id
    group by booking.id, given_back
    having given_back <> coalesce(sum(part.amount), 0)`,
  'a booking knows what the bank took back of it': sql`
    select booking.id::text as subject from booking
    left join (
      select booking_id, sum(pence) as pence from ledger_entry
      join ledger_line on entry_id = ledger_entry.id
      where kind = 'dispute_lost'
        and split_part(account, ':', 1) in ('host', 'commission', 'tax', 'rounding')
      group by booking_id
    ) as lost on lost.booking_id = booking.id
    where lost_to_bank <> coalesce(lost.pence, 0)`,
  'a booking knows whether its bank has decided': sql`
    select booking.id::text as subject from booking
    left join (
      select booking_id, bool_or(state = 'open') as is_open, bool_or(state = 'lost') as is_lost
      from dispute group by booking_id
    ) as bank on bank.booking_id = booking.id
    where (disputed or is_open or is_lost) and (
      disputed is distinct from (is_open or is_lost)
      or (bank_decided_at is null) is distinct from is_open
    )`,
  'what is owed to renters is on its way to them': sql`
    select 'refunds_payable' as subject
    where (
      select coalesce(-sum(pence), 0) from ledger_line where account = 'refunds_payable'
    ) <> (
      select coalesce(sum(amount), 0) from money_movement
      where kind = 'refund' and state not in ('done', 'dropped')
    )`,
  'what is withheld is in dispute': sql`
    select 'disputes' as subject
    where (select coalesce(sum(pence), 0) from ledger_line where account = 'disputes')
      <> (select coalesce(sum(amount), 0) from dispute where state = 'open')`,
  'a cancelled booking gives back what it promised': sql`
    select booking.id::text as subject from booking
    where stage = 'cancelled' and settled_at is not null and refund > 0
      and refund <> (
        select coalesce(sum(amount), 0) from money_movement
        where booking_id = booking.id and kind = 'refund'
          and cause = 'cancellation:' || payment_id
      )`,
  // Sending and suspending wait for each other, but each takes its time stamp before it waits. So
  // the stamps may be slightly out of order.
  'no payout is sent after its partner was suspended': sql`
    select movement.id::text as subject from money_movement as movement
    join users on users.id = party_id
    where kind = 'payout' and state in ('sending', 'done')
      and sent_at > suspended_at + interval '1 minute'`,
  'no payout is sent while the two sides of its booking disagree': sql`
    select movement.id::text as subject from money_movement as movement
    join booking on booking.id = booking_id
    where kind = 'payout' and movement.state in ('sending', 'done')
      and sent_at > contested_at + interval '1 minute'`,
  'money that is held waits for a bank that has not decided': sql`
    select movement.id::text as subject from money_movement as movement
    where state = 'held' and not exists (
      select from dispute where dispute.payment_id = movement.payment_id and state = 'open'
    )`,
  'once all is told, the provider has what the books say': sql`
    select 'clearing' as subject
    where exists (select from sandbox.book where account = 'platform')
      and not exists (select from sandbox.delivery where delivered_at is null)
      and not exists (select from webhook_event where processed_at is null)
      and not exists (select from money_movement where state = 'sending')
      and (select coalesce(sum(pence), 0) from ledger_line where account = 'clearing')
        <> (select coalesce(sum(pence), 0) from sandbox.book where account = 'platform')`,
} as const satisfies Invariants & Record<AboutBookings, unknown>

export const invariantNames: readonly string[] = Object.keys(invariants)

export function brokenInvariants(db: Db): Promise<Broken[]> {
  return brokenAmong(db, invariants)
}
