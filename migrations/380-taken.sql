-- When a space is taken, and from when it is free again, stands beside its card: a search that says
-- so looks at no booking, and nothing has to run when time passes. Null where it is never taken.
alter table search_card
  add column taken tstzmultirange,
  add column opens timestamptz[];

-- When it is closed or all of its units are held; what had passed before that moment is left out.
create function taken_times(
  listing uuid, closed tstzmultirange, units integer, since timestamptz
) returns tstzmultirange language sql stable as $$
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
    closed + coalesce((select range_agg(period) from stretch where held >= units), '{}')
  ), '{}')
$$;

-- From when it is free for four weeks at least, after each time that it is taken.
create function opening_times(
  listing uuid, closed tstzmultirange, units integer, taken tstzmultirange
) returns timestamptz[] language sql stable as $$
  with opening as materialized (
    select opens from (
      select upper(shut) from unnest(closed) as shut
      union
      select upper(period) from booking
      where listing_id = listing and stage in ('approved', 'paid')
        and period && tstzrange(lower(taken), null)
    ) as ends (opens)
    where opens > lower(taken)
      and not closed && tstzrange(opens, opens + interval '28 days', '[)')
      and units_held(listing, tstzrange(opens, opens + interval '28 days', '[)')) < units
  )
  select array_agg(distinct first order by first)
  from unnest(taken) as stretch
  cross join lateral (select min(opens) as first from opening where opens >= upper(stretch)) as next
  where first is not null
$$;

-- Whoever holds the row sees what all before have written; the others come after.
create function keep_taken(listing uuid, since timestamptz) returns void language plpgsql as $$
begin
  perform from search_card where listing_id = listing for update;
  update search_card
    set taken = real.taken, opens = opening_times(listing, real.closed, real.units, real.taken)
    from (
      select closed, units, taken_times(listing, closed, units, since) as taken
      from search_listing where listing_id = listing
    ) as real
    where listing_id = listing and coalesce(search_card.taken, real.taken) is not null;
end $$;

-- One that is being switched on has no card yet for anybody else, so it is its name that is held.
create function hold_card(listing uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(listing::text, 380))
$$;

create function keep_taken_by_booking() returns trigger language plpgsql as $$
begin
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
