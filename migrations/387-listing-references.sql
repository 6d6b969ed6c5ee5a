-- What a partner calls a space in their own books. With it a file of spaces can be read again
-- without making any of them twice.
alter table listing add column reference text;
-- two versions: the older version writes no references, and keeps those it has read
create unique index listing_reference on listing (host_id, reference)
  where reference is not null and deleted_at is null;
