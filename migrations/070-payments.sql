-- Every pound that moved, in double entry. Debits are positive and credits negative: what the
-- provider holds for us is a positive `clearing`, what we owe a host a negative `host:{id}`.
create table ledger_entry (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  -- What is recorded, such as `refund:{id}`: it can be posted once.
  key text not null unique,
  booking_id uuid
);

create index ledger_entry_of_booking on ledger_entry (booking_id, at);
create index ledger_entry_by_time on ledger_entry (at);

create table ledger_line (
  entry_id uuid not null references ledger_entry (id),
  account text not null,
  pence bigint not null check (pence <> 0),
  primary key (entry_id, account)
);

create index ledger_line_of_account on ledger_line (account) include (pence, entry_id);

create trigger append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_line
  for each statement execute function refuse_change();

create function refuse_unbalanced(entry uuid) returns void language plpgsql as $$
declare
  sum_of_lines bigint;
begin
  select sum(pence) into sum_of_lines from ledger_line where entry_id = entry;
  if sum_of_lines is distinct from 0 then
    raise exception 'ledger entry % does not balance: %', entry, coalesce(sum_of_lines::text, 'empty')
      using errcode = 'integrity_constraint_violation';
  end if;
end $$;

create function check_entry() returns trigger language plpgsql as $$
begin
  perform refuse_unbalanced(new.id);
  return null;
end $$;

create function check_line() returns trigger language plpgsql as $$
begin
  perform refuse_unbalanced(new.entry_id);
  return null;
end $$;

-- At the end of the transaction, when all lines are there; an entry without lines is refused too.
create constraint trigger balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_entry();
create constraint trigger balanced after insert on ledger_line
  deferrable initially deferred for each row execute function check_line();

-- One attempt to pay for a booking. The row is there before the provider hears of it.
create table payment (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  renter_id uuid not null,
  host_id uuid not null,
  attempt integer not null check (attempt > 0),
  state text not null
    check (state in ('creating', 'open', 'paid', 'failed', 'expired', 'mismatched')),
  amount bigint not null check (amount > 0),
  live boolean not null,
  session_id text unique,
  url text,
  intent_id text unique,
  charge_id text unique,
  provider_fee bigint check (provider_fee >= 0),
  outcome text check (outcome in ('recorded', 'late', 'duplicate')),
  note text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_check_at timestamptz not null,
  paid_at timestamptz,
  unique (booking_id, attempt),
  check (state in ('creating', 'failed') or session_id is not null),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (outcome is not null))
);

-- No booking has two links at once, and none is paid for twice.
create unique index payment_live on payment (booking_id) where state in ('creating', 'open');
create unique index payment_recorded on payment (booking_id) where outcome = 'recorded';
create index payment_to_check on payment (next_check_at) where state in ('creating', 'open');
create index payment_newest on payment (created_at desc, id desc);
create index payment_without_fee on payment (paid_at) where state = 'paid' and provider_fee is null;

-- Money that we send: back to renters, on to hosts, back from hosts. The row is the intent; the
-- provider is called with its id as the key, outside of any transaction.
create table money_movement (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'payout', 'reversal')),
  state text not null check (state in ('due', 'held', 'sending', 'done', 'failed', 'dropped')),
  booking_id uuid not null references booking (id),
  payment_id uuid not null references payment (id),
  party_id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  slice integer not null default 1,
  slices integer not null default 1,
  -- The payout that a reversal takes back.
  reverses uuid references money_movement (id),
  due_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  attempts integer not null default 0,
  provider_id text unique,
  last_error text,
  check ((kind = 'reversal') = (reverses is not null)),
  check ((state = 'done') = (done_at is not null)),
  check (state <> 'done' or provider_id is not null)
);

create unique index one_refund on money_movement (payment_id) where kind = 'refund';
-- A payout that was taken back in a dispute is paid again, for another reason, once it is won.
create unique index one_payout on money_movement (payment_id, slice, reason)
  where kind = 'payout';
create unique index one_reversal on money_movement (reverses) where kind = 'reversal';
create index movement_to_make on money_movement (due_at) where state in ('due', 'sending');
create index movement_of_booking on money_movement (booking_id, created_at);
create index movement_of_party on money_movement (party_id, due_at);
create index movement_by_kind on money_movement (kind, created_at desc, id desc);

create table dispute (
  id uuid primary key,
  provider_id text not null unique,
  payment_id uuid not null references payment (id),
  booking_id uuid not null references booking (id),
  state text not null check (state in ('open', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  reason text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);

create index dispute_of_booking on dispute (booking_id);

-- The account that a host has with the provider, as the provider last described it.
create table payee (
  user_id uuid primary key references users (id),
  account_id text unique,
  standing text not null check (standing in ('none', 'incomplete', 'checking', 'ready', 'refused')),
  missing jsonb not null default '[]',
  bank_name text,
  bank_last4 text,
  created_at timestamptz not null,
  checked_at timestamptz,
  reminded_at timestamptz
);

-- What tax law asks a platform to know about its sellers, sealed with the deployment's key.
create table seller_details (
  user_id uuid primary key references users (id),
  sealed text not null,
  updated_at timestamptz not null
);

-- The picture is sealed, and gone once somebody has decided.
create table identity_document (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('passport', 'drivingLicence', 'proofOfAddress')),
  state text not null check (state in ('waiting', 'accepted', 'rejected')),
  sealed text,
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (sealed is not null))
);

create unique index one_waiting_document on identity_document (user_id) where state = 'waiting';
create index identity_document_of_user on identity_document (user_id, sent_at desc);

-- What the provider told us, kept before it is acted upon, so that nothing is lost or done twice.
create table webhook_event (
  event_id text primary key,
  type text not null,
  object_id text,
  payload text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  last_error text
);

create index webhook_event_waiting on webhook_event (next_try_at) where processed_at is null;

create table reconciliation_report (
  id uuid primary key,
  at timestamptz not null,
  compared integer not null,
  repaired integer not null,
  differences jsonb not null
);

create index reconciliation_report_newest on reconciliation_report (at desc);

-- A cancelled booking stays unsettled until the money that was paid for it is on its way.
alter table booking add column settled_at timestamptz;
alter table booking add column disputed boolean not null default false;
create index booking_unsettled on booking (cancelled_at)
  where stage = 'cancelled' and paid_at is not null and settled_at is null;
