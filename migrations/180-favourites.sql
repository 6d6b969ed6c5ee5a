-- The spaces somebody has put a heart on.
create table favourite (
  owner_id uuid not null,
  listing_id uuid not null references listing (id),
  created_at timestamptz not null,
  primary key (owner_id, listing_id)
);
create index favourite_of_listing on favourite (listing_id);
