-- Devices that nobody logs in from any more are forgotten. Of those known today nobody knows when
-- they were last seen, so their year begins now.
alter table known_device add column last_seen_at timestamptz not null default now();
create index known_device_by_age on known_device (last_seen_at);
