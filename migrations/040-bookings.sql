create extension if not exists btree_gist;

create table booking (
  id uuid primary key,
  listing_id uuid not null,
  host_id uuid not null,
  renter_id uuid not null,
  type text not null check (type in ('hourly', 'monthly')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  stage text not null
    check (stage in ('pending', 'approved', 'paid', 'disapproved', 'cancelled', 'expired')),
  payment_status text check (payment_status in ('successful', 'error')),
  unit_no integer,
  time integer not null check (time > 0),
  unit_price bigint not null check (unit_price > 0),
  subtotal bigint not null check (subtotal > 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total > 0),
  lines jsonb not null,
  moving boolean not null,
  packing boolean not null,
  pickup_address text,
  pickup_lat double precision,
  pickup_lng double precision,
  distance_km double precision,
  policy_version text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  reminded_at timestamptz,
  approved_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('renter', 'host', 'operator')),
  reason text,
  refund bigint check (refund >= 0),
  refund_fee bigint check (refund_fee >= 0),
  start_notice_at timestamptz,
  end_notice_at timestamptz,
  check (starts_at < ends_at),
  check ((unit_no is not null) = (stage in ('approved', 'paid'))),
  check ((expires_at is not null) = (stage in ('pending', 'approved'))),
  check ((stage = 'paid') <= (payment_status = 'successful')),
  check ((stage = 'cancelled') = (cancelled_at is not null)),
  check (refund is null or refund + refund_fee <= total),
  -- No unit is ever held twice at one instant, whatever the program does.
  constraint booking_unit_free exclude using gist
    (listing_id with =, unit_no with =, period with &&) where (stage in ('approved', 'paid'))
);

create index booking_of_renter on booking (renter_id, created_at desc);
create index booking_of_host on booking (host_id, created_at desc);
create index booking_of_listing on booking (listing_id, starts_at)
  where stage in ('pending', 'approved', 'paid');
create index booking_due on booking (expires_at) where expires_at is not null;
create index booking_starting on booking (starts_at) where stage = 'paid';
create index booking_ending on booking (ends_at) where stage = 'paid';

create table booking_event (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  at timestamptz not null,
  event text not null,
  by text not null,
  from_stage text,
  to_stage text not null,
  details jsonb not null default '{}'
);

create index booking_event_of_booking on booking_event (booking_id, at);
create trigger append_only before update or delete or truncate on booking_event
  for each statement execute function refuse_change();
