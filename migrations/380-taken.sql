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

  -- From when it is free for four weeks at least, after each of them.
  if times is not null then
    with held as materialized (
      select period, unit_no from booking
      where listing_id = listing and stage in ('approved', 'paid')
        and period && tstzrange(lower(times), null)
    ), opening as materialized (
      select opens from (
        select upper(shut) from unnest(space.closed) as shut union select upper(period) from held
      ) as ends (opens)
      where opens > lower(times)
        and not space.closed && tstzrange(opens, opens + interval '28 days')
        and (
          select count(distinct unit_no) from held
          where period && tstzrange(opens, opens + interval '28 days')
        ) < space.units
    )
    select array_agg(distinct first order by first) into free
    from unnest(times) as stretch
    cross join lateral (select min(opens) as first from opening where opens >= upper(stretch)) as next
    where first is not null;
  end if;

  update search_card set taken = times, opens = free
    where listing_id = listing and coalesce(taken, times) is not null;
end $$;

-- One that is being switched on has no card yet for anybody else, so it is its name that is held.
create function hold_card(listing uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(listing::text, 380))
$$;

-- A space that is never taken stays so where a unit is free all through the booking, or one ends.
create function leaves_room(one booking) returns boolean language sql stable as $$
  select not exists (
    select from search_card where listing_id = one.listing_id and taken is not null
  ) and (
    one.stage not in ('approved', 'paid') or units_held(one.listing_id, one.period) < (
      select storage_number from listing where id = one.listing_id
    )
  )
$$;

-- Those that leave room, which are most of them, do not wait for each other. Whoever finds that
-- there is none any more may meet another one who does: PostgreSQL ends one, who begins again.
create function keep_taken_by_booking() returns trigger language plpgsql as $$
begin
  if leaves_room(new) then
    perform pg_advisory_xact_lock_shared(hashtextextended(new.listing_id::text, 380));
    if leaves_room(new) then return null; end if;
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
