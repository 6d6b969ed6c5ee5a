-- In a crowded place the prices of a share are shown instead of those that happen to come first, so
-- the share has them in its index.
drop index search_listing_thin;
create index search_listing_thin on search_listing using gist (place)
  include (monthly, hourly) where zeros >= 1;
