-- What the two sides of a paid booking disagree about, and what the operator decides.
create table complaint (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  host_id uuid not null,
  renter_id uuid not null,
  opened_by text not null check (opened_by in ('renter', 'host')),
  state text not null check (state in ('open', 'answered', 'withdrawn', 'decided')),
  reason text not null,
  wish text not null,
  statement text not null,
  opened_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  refund bigint check (refund >= 0),
  decision text,
  decided_by uuid,
  closed_at timestamptz,
  check ((state in ('withdrawn', 'decided')) = (closed_at is not null)),
  check ((state = 'decided') = (refund is not null)),
  check ((answer is null) = (answered_at is null))
);

-- One at a time, whatever the program does.
create unique index complaint_open on complaint (booking_id) where state in ('open', 'answered');
create index complaint_of_booking on complaint (booking_id, opened_at desc);
create index complaint_of_host on complaint (host_id);
create index complaint_of_renter on complaint (renter_id);
create index complaint_by_age on complaint (state, opened_at);

create table complaint_picture (
  name text primary key,
  booking_id uuid not null references booking (id),
  owner_id uuid not null,
  -- Set once a statement shows it.
  complaint_id uuid references complaint (id),
  side text check (side in ('renter', 'host')),
  place integer not null default 0,
  created_at timestamptz not null
);

create index complaint_picture_of_complaint on complaint_picture (complaint_id);
create index complaint_picture_of_owner on complaint_picture (owner_id);

-- Since when the two sides disagree about it: no payout is sent meanwhile.
alter table booking add column contested_at timestamptz;
create index booking_contested on booking (id) where contested_at is not null;
