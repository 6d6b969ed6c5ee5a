-- What people report to the operator. A visitor's address is kept only until the report is closed;
-- the account of whoever sent it is taken out when that account is deleted.
create table report (
  id uuid primary key,
  case_number text not null unique check (case_number ~ '^R-[2-9A-HJ-NP-Z]{6}$'),
  about text not null check (about in ('listing', 'booking', 'person')),
  listing_id uuid not null,
  -- As it was when it was reported.
  title text not null,
  booking_id uuid,
  -- Whom it concerns: the host of the listing, or the other side of the booking.
  person_id uuid not null references users (id),
  reporter_id uuid references users (id),
  reply_to text,
  reason text not null,
  words text not null,
  state text not null check (state in ('open', 'closed')),
  outcome text check (outcome in ('nothing_wrong', 'acted_on')),
  answer text,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((about = 'listing') = (booking_id is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (outcome is not null and answer is not null)),
  check (state = 'open' or reply_to is null)
);

create index report_in_order on report (closed_at desc nulls first, created_at);
create index report_of_reporter on report (reporter_id) where reporter_id is not null;
