-- What was booked and closed before bookings kept it themselves.
do $$
declare
  one uuid;
begin
  for one in
    select listing_id from search_listing where closed <> '{}'
    union
    select listing_id from booking where stage in ('approved', 'paid') and ends_at > now()
  loop
    perform keep_taken(one, now());
  end loop;
end $$;
