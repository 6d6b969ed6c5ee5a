create extension if not exists pg_trgm;

-- Web Mercator in degrees: near a place, distances on it are true to scale in all directions,
-- so the nearest by `<->` are the nearest on the ground.
create function mercator(lat double precision, lng double precision) returns point
language sql immutable strict parallel safe as $$
  select point(lng, degrees(ln(tan(pi() / 4 + radians(lat) / 2))))
$$;

-- What can be found: one narrow row for each listing that is public and switched on.
create table search_listing (
  listing_id uuid primary key,
  place point not null,
  storage_type text not null,
  storage_size text not null,
  monthly integer not null,
  hourly integer not null,
  delivery boolean not null,
  packing boolean not null,
  units integer not null,
  closed tstzmultirange not null,
  created_at timestamptz not null,
  search_text text not null,
  card json not null
);

create index search_listing_near on search_listing
  using gist (place, storage_type, storage_size, monthly, hourly);
create index search_listing_words on search_listing using gin (search_text gin_trgm_ops);
create index search_listing_newest on search_listing (created_at desc, listing_id);
create index search_listing_monthly on search_listing (monthly, listing_id);
create index search_listing_hourly on search_listing (hourly, listing_id);

create function closed_times(periods jsonb) returns tstzmultirange language sql immutable as $$
  select coalesce(range_agg(tstzrange(
    (period ->> 'startDate')::timestamptz, (period ->> 'endDate')::timestamptz, '[)'
  )), '{}')
  from jsonb_array_elements(periods) as period
$$;

create function keep_search_listing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.is_public and new.available and new.public_lat is not null then
    insert into search_listing values (
      new.id, mercator(new.public_lat, new.public_lng), coalesce(new.storage_type, ''),
      coalesce(new.storage_size, ''), coalesce(new.monthly_rate_pence, 0),
      coalesce(new.hourly_rate_pence, 0), 'delivery' = any (new.services),
      'packing' = any (new.services), new.storage_number,
      closed_times(new.unavailability_periods), new.created_at, new.search_text, new.card
    )
    on conflict (listing_id) do update set
      place = excluded.place, storage_type = excluded.storage_type,
      storage_size = excluded.storage_size, monthly = excluded.monthly, hourly = excluded.hourly,
      delivery = excluded.delivery, packing = excluded.packing, units = excluded.units,
      closed = excluded.closed, search_text = excluded.search_text, card = excluded.card;
  else
    delete from search_listing where listing_id = case tg_op when 'INSERT' then new.id else old.id end;
  end if;
  return null;
end $$;

create trigger keep_search_listing after insert or update or delete on listing
  for each row execute function keep_search_listing();

update listing set updated_at = updated_at;

-- How many units of a listing are held at some time in a period.
create function units_held(listing uuid, wanted tstzrange) returns bigint
language sql stable as $$
  select count(distinct unit_no) from booking
  where listing_id = listing and stage in ('approved', 'paid') and period && wanted
$$;
