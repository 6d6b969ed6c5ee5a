-- A booking of the months that follow another, of the same unit.
alter table booking add column extends_id uuid references booking (id);

-- two versions: the older version extends nothing
create unique index booking_extended_once on booking (extends_id)
  where extends_id is not null and stage in ('pending', 'approved', 'paid');
