-- A new booking in the four weeks that a space is free for takes nothing away while another unit
-- stays free all through them. Two of them may take the last two units without knowing of each
-- other, so only who waits for a turn may count. To plan it anew would take longer than it does.
create function leaves_room(one booking, is_new boolean, may_count boolean)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select (taken is null or is_new and not exists (
        select from unnest(opens) as first
        where first <@ (
            select tstzrange(lower(one.period) - interval '28 days', upper(one.period), '()')
          )
          and (not may_count or storage_number <= (
            select count(distinct unit_no) from booking
            where listing_id = listing.id and stage in ('approved', 'paid')
              and period && tstzrange(first, first + interval '28 days')
          ))
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

-- Those that count take turns with each other, and not with those that have no need to.
create or replace function keep_taken_by_booking() returns trigger language plpgsql as $$
declare
  is_new boolean := tg_op = 'INSERT' or old.stage not in ('approved', 'paid');
  has_room boolean := leaves_room(new, is_new, false);
  may_count boolean := is_new and not has_room;
begin
  if may_count then
    perform pg_advisory_xact_lock(hashtextextended(new.listing_id::text, 383));
    has_room := leaves_room(new, is_new, may_count);
  end if;
  if has_room then
    perform pg_advisory_xact_lock_shared(hashtextextended(new.listing_id::text, 380));
    if leaves_room(new, is_new, may_count) then return null; end if;
  end if;
  perform hold_card(new.listing_id);
  perform keep_taken(new.listing_id,
    greatest(new.created_at, new.approved_at, new.paid_at, new.cancelled_at));
  return null;
end $$;

drop function leaves_room(booking, boolean);
