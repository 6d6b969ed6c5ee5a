-- What is looked through stays narrow; the cards, which are only sent, stand beside it.
create table search_card (
  listing_id uuid primary key,
  card json not null
);

drop index search_listing_near;
alter table search_listing drop column card;

-- Every kind of space lies on a sheet of the map of its own, side by side, 32 degrees apart: the
-- nearest of one kind are then neighbours in the index. Two kinds that share a sheet cost only time.
create function sheet_of(place point, storage_type text, storage_size text) returns point
language sql immutable strict parallel safe as $$
  select place + point(
    32 * ('x' || left(md5(storage_type || '/' || storage_size), 3))::bit(12)::integer, 0)
$$;

alter table search_listing
  add column sheet point not null generated always as (sheet_of(place, storage_type, storage_size)) stored;

create index search_listing_near on search_listing
  using gist (place, storage_type, storage_size, monthly, hourly);
create index search_listing_kind on search_listing
  using gist (sheet, monthly, hourly, delivery, packing);

drop index search_listing_newest;
create index search_listing_newest on search_listing (created_at, listing_id);

create or replace function keep_search_listing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.is_public and new.available and new.public_lat is not null then
    insert into search_listing (
      listing_id, place, storage_type, storage_size, monthly, hourly, delivery, packing, units,
      closed, created_at, search_text
    ) values (
      new.id, mercator(new.public_lat, new.public_lng), coalesce(new.storage_type, ''),
      coalesce(new.storage_size, ''), coalesce(new.monthly_rate_pence, 0),
      coalesce(new.hourly_rate_pence, 0), 'delivery' = any (new.services),
      'packing' = any (new.services), new.storage_number,
      closed_times(new.unavailability_periods), new.created_at, new.search_text
    )
    on conflict (listing_id) do update set
      place = excluded.place, storage_type = excluded.storage_type,
      storage_size = excluded.storage_size, monthly = excluded.monthly, hourly = excluded.hourly,
      delivery = excluded.delivery, packing = excluded.packing, units = excluded.units,
      closed = excluded.closed, search_text = excluded.search_text;
    insert into search_card values (new.id, new.card)
    on conflict (listing_id) do update set card = excluded.card;
  else
    delete from search_listing where listing_id = case tg_op when 'INSERT' then new.id else old.id end;
    delete from search_card where listing_id = case tg_op when 'INSERT' then new.id else old.id end;
  end if;
  return null;
end $$;

update listing set updated_at = updated_at;

-- Counted hits need not outlive a crash, and an unlogged table makes nobody wait for the disk.
alter table rate_limit set unlogged;
