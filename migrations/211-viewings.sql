-- A renter asks to see a space before booking it, and what becomes of that.
create table viewing (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  host_id uuid not null,
  renter_id uuid not null,
  state text not null check (state in (
    'asked', 'offered', 'agreed', 'declined', 'withdrawn', 'cancelled', 'expired', 'closed', 'done'
  )),
  -- Of whoever spoke last; the other side picks from them.
  proposed timestamptz[] not null check (cardinality(proposed) between 1 and 3),
  starts_at timestamptz,
  -- Why it came to an end by itself.
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When something happens by itself; null once it has come to an end.
  due_at timestamptz,
  reminded_at timestamptz,
  check (state not in ('agreed', 'done') or starts_at is not null),
  check ((due_at is not null) = (state in ('asked', 'offered', 'agreed')))
);
create index viewing_of_renter on viewing (renter_id, listing_id);
create index viewing_of_host on viewing (host_id);
create index viewing_of_listing on viewing (listing_id) where due_at is not null;
create index viewing_due on viewing (due_at) where due_at is not null;

-- What the mail is about, as a file for calendars.
alter table outbox_mail add column calendar text;
