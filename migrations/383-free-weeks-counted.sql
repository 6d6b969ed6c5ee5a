-- A new booking that meets the four weeks that a space is free for takes nothing away while another
-- unit stays free all through them. To plan this anew each time would take longer than to run it.
create function leaves_free_weeks(one booking) returns boolean language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select not exists (
      select from (
        select one.period
        union all
        select tstzrange(first, first + interval '28 days') from unnest(opens) as first
        where first <@ (
          select tstzrange(lower(one.period) - interval '28 days', upper(one.period), '()')
        )
      ) as needed (during)
      where storage_number <= (
        select count(distinct unit_no) from booking
        where listing_id = listing.id and stage in ('approved', 'paid') and period && during
      )
    )
    from listing left join search_card on listing_id = listing.id
    where listing.id = one.listing_id
  );
end $$;

-- Two bookings may each take the unit that the other one counts on, so those that count take turns
-- with each other, and not with those that have no need to.
create or replace function keep_taken_by_booking() returns trigger language plpgsql as $$
declare
  is_new boolean := tg_op = 'INSERT' or old.stage not in ('approved', 'paid');
  has_room boolean := leaves_room(new, is_new);
  counts boolean := is_new and not has_room;
begin
  if counts then
    perform pg_advisory_xact_lock(hashtextextended(new.listing_id::text, 383));
    has_room := leaves_free_weeks(new);
  end if;
  if has_room then
    perform pg_advisory_xact_lock_shared(hashtextextended(new.listing_id::text, 380));
    has_room := case when counts then leaves_free_weeks(new) else leaves_room(new, is_new) end;
    if has_room then return null; end if;
  end if;
  perform hold_card(new.listing_id);
  perform keep_taken(new.listing_id,
    greatest(new.created_at, new.approved_at, new.paid_at, new.cancelled_at));
  return null;
end $$;
