-- When a space is taken, and from when it is free again, stands beside its card: a search that says
-- so looks at no booking, and nothing has to run when time passes. Null where it is never taken.
alter table search_card
  add column taken tstzmultirange,
  add column opens timestamptz[];

-- Whoever holds the row sees what all before have written; the others come after. One body, so that
-- its plans are made once for each connection.
create function keep_taken(listing uuid, since timestamptz) returns void language plpgsql as $$
declare
  space record;
  times tstzmultirange;
  free timestamptz[];
begin
  perform from search_card where listing_id = listing for update;
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
end $$;

-- One that is being switched on has no card yet for anybody else, so it is its name that is held.
create function hold_card(listing uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(listing::text, 380))
$$;

-- Whether what stands beside the card stays as it is. One that is over changes it where the space is
-- ever taken. A new one does where no unit is free all through it, or where it meets the four weeks
-- that a space is free for: more of them cannot come from a booking.
create function leaves_room(one booking, is_new boolean) returns boolean language plpgsql as $$
begin
  return (
    select (taken is null or is_new and not exists (
        select from unnest(opens) as first
        where one.period && tstzrange(first, first + interval '28 days')
      ))
      and (one.stage not in ('approved', 'paid') or coalesce(one.period <@ taken, false)
        or storage_number > (
          select count(distinct unit_no) from booking
          where listing_id = listing.id and stage in ('approved', 'paid') and period && one.period
        ))
    from listing left join search_card on listing_id = listing.id
    where listing.id = one.listing_id
  );
end $$;

-- Those that leave room, which are most of them, do not wait for each other. Whoever finds that
-- there is none any more may meet another one who does: PostgreSQL ends one, who begins again.
create function keep_taken_by_booking() returns trigger language plpgsql as $$
declare
  is_new boolean := tg_op = 'INSERT' or old.stage not in ('approved', 'paid');
begin
  if leaves_room(new, is_new) then
    perform pg_advisory_xact_lock_shared(hashtextextended(new.listing_id::text, 380));
    if leaves_room(new, is_new) then return null; end if;
  end if;
  perform hold_card(new.listing_id);
  perform keep_taken(new.listing_id,
    greatest(new.created_at, new.approved_at, new.paid_at, new.cancelled_at));
  return null;
end $$;

create trigger keep_taken_by_new after insert on booking for each row
  when (new.stage in ('approved', 'paid')) execute function keep_taken_by_booking();
create trigger keep_taken_by_change after update of stage, starts_at, ends_at on booking for each row
  when (
    (old.stage in ('approved', 'paid')) <> (new.stage in ('approved', 'paid'))
    or new.stage in ('approved', 'paid')
      and (old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at)
  )
  execute function keep_taken_by_booking();

create function hold_changed_card() returns trigger language plpgsql as $$
begin
  perform hold_card(new.id);
  return null;
end $$;

create function keep_taken_by_listing() returns trigger language plpgsql as $$
begin
  perform keep_taken(new.id, new.updated_at);
  return null;
end $$;

-- Triggers run in the order of their names: before and after `keep_search_listing`.
create trigger hold_new_card after insert on listing for each row
  when (new.is_public and new.available) execute function hold_changed_card();
create trigger keep_taken_of_new after insert on listing for each row
  when (new.is_public and new.available) execute function keep_taken_by_listing();
create trigger hold_changed_card after update on listing for each row
  when (new.is_public and new.available and (
    not old.is_public or not old.available or (old.public_lat is null) <> (new.public_lat is null)
    or old.storage_number <> new.storage_number
    or old.unavailability_periods is distinct from new.unavailability_periods
  ))
  execute function hold_changed_card();
create trigger keep_taken_of_changed after update on listing for each row
  when (new.is_public and new.available and (
    not old.is_public or not old.available or (old.public_lat is null) <> (new.public_lat is null)
    or old.storage_number <> new.storage_number
    or old.unavailability_periods is distinct from new.unavailability_periods
  ))
  execute function keep_taken_by_listing();
