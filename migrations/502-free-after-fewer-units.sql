-- Where bookings hold units that the listing has no longer, those that are gone were counted beside
-- those that are there, at whatever time of the four weeks. So a space whose missing unit is held at
-- one part of them and another unit at the next was said to be free later than it is. There it is
-- asked as a booking asks (500); elsewhere, which is almost everywhere, it is counted as before.
create or replace function keep_taken(listing uuid, since timestamptz) returns void language plpgsql as $$
declare
  space record;
  times tstzmultirange;
  was_taken tstzmultirange;
  came_free tstzmultirange;
  free timestamptz[];
begin
  select taken into was_taken from search_card where listing_id = listing for update;
  select closed, units into space from search_listing where listing_id = listing;
  if not found then return; end if;

  -- When it is closed or all of its units are held; what had passed before is left out.
  with held as (
    select period from booking
    where listing_id = listing and stage in ('approved', 'paid') and period && tstzrange(since, null)
  ), change as (
    select at, sum(units) as units from (
      select lower(period), 1 from held union all select upper(period), -1 from held
    ) as each (at, units) group by at
  ), stretch as (
    select tstzrange(at, lead(at) over in_order) as period, sum(change.units) over in_order as held
    from change window in_order as (order by at)
  )
  select nullif(tstzmultirange(tstzrange(since, null)) * (
    space.closed + coalesce((select range_agg(period) from stretch where held >= space.units), '{}')
  ), '{}') into times;

  -- From when it is free for four weeks at least, after each of them: at an end, where one of its
  -- units has nothing before these weeks are over.
  if times is not null then
    if exists (
      select from booking
      where listing_id = listing and stage in ('approved', 'paid')
        and period && tstzrange(lower(times), null) and unit_no > space.units
    ) then
      with ending (at) as (
        select upper(period) from booking
        where listing_id = listing and stage in ('approved', 'paid')
          and period && tstzrange(lower(times), null)
        union select upper(stretch) from unnest(space.closed) as stretch
      ), opening as (
        select at from ending
        where at >= (select min(upper(stretch)) from unnest(times) as stretch)
          and not space.closed && tstzrange(at, at + interval '28 days')
          and has_room(listing, space.units, tstzrange(at, at + interval '28 days'))
      ), next as (
        select (select min(at) from opening where at >= upper(stretch)) as first
        from unnest(times) as stretch
      )
      select array_agg(distinct first order by first) into free from next where first is not null;
    else
      with shut as (
        select unit_no as unit, 1 as units, period from booking
        where listing_id = listing and stage in ('approved', 'paid')
          and period && tstzrange(lower(times), null)
        union all
        select null, space.units, unnest(space.closed)
      ), blocked as (
        select units, unnest(
          range_agg(tstzrange(lower(period) - interval '28 days', upper(period), '()'))
        ) as starts from shut group by unit, units
      ), change (at, units) as (
        select lower(starts), units from blocked union all select upper(starts), -units from blocked
      ), counted as (
        select at, units < 0 and sum(units) over (order by at, units > 0) < space.units as is_opening
        from change
        union all select upper(stretch), false from unnest(times) as stretch
      ), next as (
        select is_opening, min(at) filter (where is_opening)
          over (order by at desc, is_opening desc) as first
        from counted where at >= (select min(upper(stretch)) from unnest(times) as stretch)
      )
      select array_agg(distinct first order by first) into free from next where not is_opening;
    end if;
  end if;

  update search_card set taken = times, opens = free
    where listing_id = listing and coalesce(taken, times) is not null;

  came_free := was_taken * tstzmultirange(tstzrange(since, null)) - coalesce(times, '{}');
  if not isempty(came_free) then
    insert into listing_news (listing_id, news, freed) values (listing, 'free', came_free)
    on conflict (listing_id) do update set freed = listing_news.freed + excluded.freed
      where listing_news.news = 'free';
  end if;
end $$;

select keep_taken(listing.id, now()) from listing join search_card on listing_id = listing.id
  where taken is not null and exists (
    select from booking
    where booking.listing_id = listing.id and stage in ('approved', 'paid')
      and unit_no > storage_number and upper(period) > now()
  );
