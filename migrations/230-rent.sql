-- Storage by the month, until somebody gives notice.
alter table listing add column rolling boolean not null default false;

alter table booking
  add column rolling boolean not null default false,
  -- Before this no notice ends it: the shortest rental that was agreed.
  add column earliest_end timestamptz,
  add column notice_at timestamptz,
  add column notice_by text check (notice_by in ('renter', 'host', 'operator')),
  -- Since when a month of its rent is not paid although it was asked for every time.
  add column arrears_at timestamptz,
  add check (rolling = (earliest_end is not null)),
  add check ((notice_at is not null) = (notice_by is not null)),
  add check (rolling or (notice_at is null and arrears_at is null));

create index booking_in_arrears on booking (renter_id) where arrears_at is not null;

-- A month of rent of a booking that is paid month by month. One more than has been asked for is
-- always there while the booking goes on, so that what is due is found without reading what was.
create table rent_month (
  booking_id uuid not null references booking (id),
  month text not null check (month ~ '^\d{4}-\d\d$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  due_at timestamptz not null,
  amount bigint not null check (amount > 0),
  subtotal bigint not null check (subtotal > 0),
  tax bigint not null check (tax >= 0),
  state text not null check (state in ('due', 'paid', 'failed', 'dropped')),
  -- When it is to be asked for, or whoever is asking has died. Null once nobody asks any more.
  next_try_at timestamptz,
  -- Since when somebody is asking for it.
  trying_since timestamptz,
  fault text,
  paid_at timestamptz,
  primary key (booking_id, month),
  check ((state = 'paid') = (paid_at is not null)),
  check (state in ('due', 'failed') or next_try_at is null)
);

create index rent_month_due on rent_month (next_try_at) where next_try_at is not null;
create index rent_month_failed on rent_month (due_at) where state = 'failed';

-- What a payment is for where a booking is paid in more than one; the first has no month.
alter table payment
  add column month text check (month ~ '^\d{4}-\d\d$'),
  add column subtotal bigint check (subtotal > 0),
  add column tax bigint check (tax >= 0),
  -- Taken from the card that was kept, with nobody there.
  add column off_session boolean not null default false,
  add check ((month is null) = (subtotal is null) and (month is null) = (tax is null)),
  add check (not off_session or month is not null);

do $$
declare
  only_by_session text;
begin
  select conname into strict only_by_session from pg_constraint
  where conrelid = 'payment'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%session_id IS NOT NULL%';
  execute format('alter table payment drop constraint %I', only_by_session);
end $$;
alter table payment
  add check (
    state in ('creating', 'failed')
    or (case when off_session then intent_id is not null else session_id is not null end)
  );

drop index payment_live;
drop index payment_recorded;
create unique index payment_live on payment (booking_id, coalesce(month, ''), off_session)
  where state in ('creating', 'open');
create unique index payment_recorded on payment (booking_id, coalesce(month, ''))
  where outcome = 'recorded';

-- Which payment of a booking it changes the shares of; those before had one each.
alter table ledger_entry add column payment_id uuid;
create index movement_of_payment on money_movement (payment_id, created_at);

-- The card that later months are taken from, as the provider names it.
create table kept_card (
  booking_id uuid primary key references booking (id),
  customer_id text not null,
  method_id text not null,
  brand text,
  last4 text,
  expires text,
  -- What the renter agreed to, in the words they read, and when.
  consent text not null,
  consented_at timestamptz not null,
  changed_at timestamptz not null
);
create index kept_card_by_method on kept_card (method_id);
