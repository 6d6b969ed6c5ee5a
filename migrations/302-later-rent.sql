-- What the partner of a booking that rolls has told its renter that later months cost. Each says
-- the month from which on it counts, the rate, and when it was told; in their order.
-- two versions: the older version tells no later price, and charges what it has planned
alter table booking add column later_rents jsonb not null default '[]';
