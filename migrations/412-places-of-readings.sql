-- Where the pin of the space was when the reading was posted: a record is of one place.
alter table reading
  add column lat double precision,
  add column lng double precision;
update reading set lat = listing.lat, lng = listing.lng from listing where listing.id = listing_id;
