-- Whoever was turned down is offered spaces near the one they had asked for.
create index listing_near on listing (lat, lng) where is_public and available;
