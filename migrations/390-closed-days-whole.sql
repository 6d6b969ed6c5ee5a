-- A search took a space that is closed by whole days for open on the last of them, which the quote
-- then refused. Days count from midnight to midnight in London, as everywhere else.
create or replace function closed_times(periods jsonb) returns tstzmultirange language sql immutable as $$
  select coalesce(range_agg(tstzrange(
    case when length(period ->> 'startDate') = 10
      then (period ->> 'startDate')::date::timestamp at time zone 'Europe/London'
      else (period ->> 'startDate')::timestamptz
    end,
    case when length(period ->> 'endDate') = 10
      then ((period ->> 'endDate')::date + 1)::timestamp at time zone 'Europe/London'
      else (period ->> 'endDate')::timestamptz
    end,
    '[)'
  )), '{}')
  from jsonb_array_elements(periods) as period
$$;

-- What was closed before.
do $$
declare
  one uuid;
begin
  for one in
    update search_listing set closed = closed_times(unavailability_periods)
    from listing
    where listing.id = listing_id and unavailability_periods <> '[]'
      and closed <> closed_times(unavailability_periods)
    returning listing_id
  loop
    perform keep_taken(one, now());
  end loop;
end $$;
