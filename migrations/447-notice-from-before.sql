-- Notice that stood when a partner gave another because rent was owed. It stands again once that one
-- falls or is taken back.
alter table booking
  add column before_notice_at timestamptz,
  add column before_notice_by text check (before_notice_by in ('renter', 'host', 'operator')),
  add column before_ends_at timestamptz;
