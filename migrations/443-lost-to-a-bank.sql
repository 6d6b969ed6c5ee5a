-- What the renter's bank has taken back for good of what the books still held, and since when no bank
-- dispute is open any more, though one of them was lost. A booking is then still marked as disputed,
-- which is all that the version before knows.
alter table booking add column lost_to_bank bigint not null default 0;
alter table booking add column bank_decided_at timestamptz;

update booking set lost_to_bank = lost.pence from (
  select booking_id, sum(pence) as pence from ledger_entry
  join ledger_line on entry_id = ledger_entry.id
  where kind = 'dispute_lost' and split_part(account, ':', 1) in ('host', 'commission', 'tax', 'rounding')
  group by booking_id
) as lost
where booking.id = lost.booking_id;

update booking set bank_decided_at = decided.at from (
  select booking_id, max(closed_at) as at from dispute
  group by booking_id having bool_or(state = 'lost') and not bool_or(state = 'open')
) as decided
where booking.id = decided.booking_id and disputed;
