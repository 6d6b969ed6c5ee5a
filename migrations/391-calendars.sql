-- Where other calendars read when a listing is booked or closed. Whoever knows the address reads it,
-- so it is looked up by its digest and kept sealed.
create table calendar_address (
  listing_id uuid primary key references listing (id) on delete cascade,
  digest bytea not null unique,
  sealed text not null,
  made_at timestamptz not null
);

-- Other calendars whose busy days close a listing. These days stand among its closed days, each with
-- the id of its calendar.
create table other_calendar (
  id uuid primary key,
  listing_id uuid not null references listing (id) on delete cascade,
  name text not null,
  host text not null,
  address_digest bytea not null,
  address_sealed text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- What the other side called its last answer, and when that answer was last asked for whole.
  etag text,
  whole_at timestamptz,
  read_at timestamptz,
  failing_since timestamptz,
  fault text,
  mailed_at timestamptz,
  unique (listing_id, address_digest)
);
create index other_calendar_due on other_calendar (due_at);
create index other_calendar_failing on other_calendar (failing_since) where mailed_at is null;
