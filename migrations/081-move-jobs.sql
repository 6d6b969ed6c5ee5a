-- One move for each paid booking with moving. What it needs of the booking is copied, so that a
-- driver's day is read without it.
create table move_job (
  booking_id uuid primary key,
  host_id uuid not null references users (id),
  renter_id uuid not null references users (id),
  listing_id uuid not null,
  -- Where it stands; src/moving/rules/move-states.ts says what leads where.
  state text not null check (state in ('requested', 'assigned', 'collected', 'delivered', 'failed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  pickup_address text not null,
  distance_km double precision not null,
  vehicle_type text,
  driver_id uuid references driver (id) on delete set null,
  -- Kept when the driver is erased: whom the renter met.
  driver_name text,
  driver_vehicle text,
  collected_at timestamptz,
  collected_photo text,
  delivered_at timestamptz,
  delivered_photo text,
  failed_at timestamptz,
  reason text,
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check ((state in ('assigned', 'collected', 'delivered')) <= (driver_name is not null)),
  check ((state in ('collected', 'delivered')) <= (collected_at is not null)),
  check ((state = 'delivered') = (delivered_at is not null)),
  check ((state = 'failed') = (failed_at is not null)),
  -- Nobody drives to two places at once, whatever the program does.
  constraint move_job_driver_free exclude using gist
    (driver_id with =, period with &&) where (state in ('assigned', 'collected'))
);

create index move_job_of_driver on move_job (driver_id, starts_at) where driver_id is not null;
create index move_job_open on move_job (booking_id) where state in ('requested', 'assigned');
create index move_job_collected_photo on move_job (collected_photo) where collected_photo is not null;
create index move_job_delivered_photo on move_job (delivered_photo) where delivered_photo is not null;

-- For the sweep that finds what is to be moved.
create index booking_moving on booking (ends_at) where moving and stage = 'paid';
