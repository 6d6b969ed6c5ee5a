-- When a space that was taken or closed can be had again. Null for other news, and for those that an
-- older migration noted, which were not asked for their days.
alter table listing_news add column freed tstzmultirange;

-- What was taken before and is not after is news for whoever looks for a space then, whether a
-- booking let it go or ends earlier, or days are open again, or there are more spaces.
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

  -- From when it is free for four weeks at least, after each of them: at an end, where less than all
  -- of its units have something before these weeks are over.
  if times is not null then
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

  update search_card set taken = times, opens = free
    where listing_id = listing and coalesce(taken, times) is not null;

  came_free := was_taken * tstzmultirange(tstzrange(since, null)) - coalesce(times, '{}');
  if not isempty(came_free) then
    insert into listing_news (listing_id, news, freed) values (listing, 'free', came_free)
    on conflict (listing_id) do update set freed = listing_news.freed + excluded.freed
      where listing_news.news = 'free';
  end if;
end $$;

-- Closing days frees nothing, and a lower price beside a higher one is not cheaper. What came free is
-- noted above.
create or replace function note_listing_news() returns trigger language plpgsql as $$
declare
  what text;
begin
  if not is_findable(new) then
    return null;
  elsif tg_op = 'INSERT' then
    what := 'new';
  elsif not is_findable(old) then
    what := 'new';
  elsif (
    new.monthly_rate_pence < coalesce(old.monthly_rate_pence, 2147483647)
    or new.hourly_rate_pence < coalesce(old.hourly_rate_pence, 2147483647)
  ) and not coalesce(new.monthly_rate_pence > old.monthly_rate_pence, false)
    and not coalesce(new.hourly_rate_pence > old.hourly_rate_pence, false) then
    what := 'cheaper';
  else
    return null;
  end if;
  insert into listing_news (listing_id, news) values (new.id, what)
    on conflict (listing_id) do update set news = excluded.news, freed = null
    where listing_news.news = 'free';
  return null;
end $$;

drop trigger note_freed_listing on booking;
-- unused since 380: only that trigger ran it
drop function note_freed_listing;
