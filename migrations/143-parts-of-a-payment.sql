-- What was given back of a booking that goes on, or that had ended: it is not given back again.
alter table booking add column given_back bigint not null default 0
  check (given_back >= 0 and given_back <= total);

-- The key of the entry in the ledger by which money came to be owed: each is owed once for it, and
-- several may be owed of one payment.
alter table money_movement add column cause text;
update money_movement set cause = case
  when kind = 'refund' and reason in ('late', 'duplicate') then 'late_payment:' || payment_id
  when kind = 'refund' then 'cancellation:' || payment_id
  when reason = 'dispute won' then 'dispute_won:' || payment_id
  else 'payment:' || payment_id
end
where kind <> 'reversal';
alter table money_movement add check ((kind = 'reversal') = (cause is null));

drop index one_refund;
drop index one_payout;
create unique index one_refund on money_movement (payment_id, cause) where kind = 'refund';
create unique index one_payout on money_movement (payment_id, slice, cause) where kind = 'payout';

-- A payout that was being sent when it was no longer to be made: taken back once it was made.
alter table money_movement add column recalled boolean not null default false
  check (not recalled or kind = 'payout');
