-- What somebody looks for, as a search understood it, so that a listing can be asked who looks for it.
create table saved_search (
  id uuid primary key,
  owner_id uuid not null,
  name text not null,
  filter jsonb not null,
  alerts text not null check (alerts in ('at once', 'daily', 'weekly', 'off')),
  created_at timestamptz not null,
  -- All that lies in it is near enough to be looked at.
  area box not null,
  middle point,
  reach double precision,
  parts box[],
  words text not null,
  is_whole boolean not null,
  storage_type text,
  storage_sizes text[],
  rate text not null check (rate in ('hourly', 'monthly')),
  prices int8range not null,
  delivery boolean not null,
  packing boolean not null,
  free tstzrange,
  -- When the next mail is due; null while there is nothing to say.
  alert_at timestamptz,
  -- As the spaces themselves, each kind of wish lies on a sheet of the map of its own.
  sheet box not null generated always as (area + sheet_of(
    point(0, 0),
    coalesce(storage_type, ''),
    case cardinality(storage_sizes) when 1 then storage_sizes[1] else '' end
  )) stored
);
create index saved_search_of_owner on saved_search (owner_id);
create index saved_search_due on saved_search (alert_at) where alert_at is not null;
-- Most listings are looked for where they lie; what names a place is found by that name.
create index saved_search_by_area on saved_search using gist (sheet)
  where words = '' and alerts <> 'off';
create index saved_search_by_words on saved_search (words, coalesce(storage_type, ''))
  where words <> '' and alerts <> 'off';

-- Once for each search and listing, so that nobody is told twice.
create table saved_find (
  search_id uuid not null references saved_search (id) on delete cascade,
  listing_id uuid not null references listing (id),
  news text not null check (news in ('new', 'cheaper', 'free')),
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, listing_id)
);
create index saved_find_untold on saved_find (search_id) where told_at is null;

-- Listings of which somebody may want to hear, until it has been seen who.
create table listing_news (
  listing_id uuid primary key,
  news text not null,
  position bigint generated always as identity
);
create index listing_news_in_order on listing_news (position);

create function is_findable(one listing) returns boolean language sql immutable as $$
  select one.is_public and one.available and one.public_lat is not null
$$;

create function note_listing_news() returns trigger language plpgsql as $$
declare
  what text;
begin
  if not is_findable(new) then
    return null;
  elsif tg_op = 'INSERT' then
    what := 'new';
  elsif not is_findable(old) then
    what := 'new';
  elsif new.monthly_rate_pence < coalesce(old.monthly_rate_pence, 2147483647)
    or new.hourly_rate_pence < coalesce(old.hourly_rate_pence, 2147483647) then
    what := 'cheaper';
  elsif new.storage_number > old.storage_number
    or new.unavailability_periods is distinct from old.unavailability_periods then
    what := 'free';
  else
    return null;
  end if;
  insert into listing_news (listing_id, news) values (new.id, what) on conflict do nothing;
  return null;
end $$;

create trigger note_listing_news after insert or update on listing
  for each row execute function note_listing_news();

-- A unit that a booking lets go of is free for somebody else.
create function note_freed_listing() returns trigger language plpgsql as $$
begin
  insert into listing_news (listing_id, news)
    select listing_id, 'free' from search_listing where listing_id = new.listing_id
    on conflict do nothing;
  return null;
end $$;

create trigger note_freed_listing after update of stage on booking
  for each row when (old.stage in ('approved', 'paid') and new.stage not in ('approved', 'paid'))
  execute function note_freed_listing();

-- Where a mail program can end what the mail belongs to with one press.
alter table outbox_mail add column unsubscribe_url text;
