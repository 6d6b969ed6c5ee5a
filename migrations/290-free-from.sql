-- When a space that is taken or closed at this moment can be had again for four weeks at least;
-- null where that is not known, or not within a year. Only asked about what is not free now.
create function free_from(
  listing uuid, closed tstzmultirange, units integer, moment timestamptz
) returns timestamptz language sql stable as $$
  select min(opens) from (
    select upper(stretch) as opens from unnest(closed) as stretch
    union
    select upper(period) from booking
    where listing_id = listing and stage in ('approved', 'paid') and upper(period) > moment
  ) as ends
  where opens > moment and opens < moment + interval '1 year'
    and not closed && tstzrange(opens, opens + interval '28 days', '[)')
    and units_held(listing, tstzrange(opens, opens + interval '28 days', '[)')) < units
$$;
