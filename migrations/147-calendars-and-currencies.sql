-- The calendar of a listing is worked out from its bookings and closed days, and never written.
alter table listing drop column calendar;

-- All four are listed; one is charged.
update configuration_item
  set extra = extra || jsonb_build_object('charged', value = 'GBP')
  where list = 'currencies';
