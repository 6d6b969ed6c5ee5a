-- Whether one unit of a listing is free for all of a time, as a booking of it needs. Where bookings
-- hold units that the listing has no longer, no more may be held at once than it has, whatever their
-- numbers; elsewhere that follows. Counting the units alone, as `units_held` does, hid a listing
-- whose missing units are held at one part of the time and the others at another. It is asked first,
-- because for almost every listing it is enough, and quick.
create function has_room(listing uuid, units int, wanted tstzrange) returns boolean
language plpgsql stable as $$
begin
  if units_held(listing, wanted) < units then return true; end if;
  return (
    with held as (
      select unit_no, period from booking
      where listing_id = listing and stage in ('approved', 'paid') and period && wanted
    )
    select count(distinct unit_no) filter (where unit_no <= units) < units and units > (
      select max((select count(*) from held as other where other.period @> moment))
      from (
        select lower(wanted) as moment union select lower(period) from held
        where lower(period) > lower(wanted)
      ) as start
    )
    from held
  );
end $$;
