-- All four are listed; one is charged.
update configuration_item
  set extra = extra || jsonb_build_object('charged', value = 'GBP')
  where list = 'currencies';

comment on column listing.calendar is
  'No longer read or written: worked out from bookings and closed days. Goes in the next version.';

update listing set calendar = null where calendar is not null;
