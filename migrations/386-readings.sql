-- What a partner's hygrometer showed in a space: one reading in a month of the calendar.
create table reading (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  percent smallint not null check (percent between 0 and 100),
  celsius smallint check (celsius between -30 and 60),
  read_on date not null,
  note text not null,
  -- Of the meter, as we have drawn it: its size and the sizes it was made in.
  picture_key text not null unique,
  picture jsonb not null,
  posted_at timestamptz not null,
  corrected_at timestamptz,
  -- When its partner is told that the next one is due; null once that is done or needless.
  remind_at timestamptz,
  removed_at timestamptz,
  removed_because text,
  check ((removed_at is null) = (removed_because is null))
);
create index reading_of_listing on reading (listing_id, read_on desc);
create unique index reading_of_month
  on reading (listing_id, (date_trunc('month', read_on::timestamp))) where removed_at is null;
create index reading_to_remind on reading (remind_at) where remind_at is not null;

-- The last reading, where cards find it.
alter table listing
  add column dry_percent smallint,
  add column dry_read_on date;

-- Readings that were taken down stand in the same log as listings.
create index audit_event_taken_down on audit_event (position)
  where action in (
    'listing.suspended', 'listing.change-refused', 'user.suspended', 'listing.reading-removed'
  );
