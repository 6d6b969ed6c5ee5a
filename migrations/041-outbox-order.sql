-- The order of arrival, which a clock that was moved does not disturb.
alter table outbox_mail add column position bigint generated always as identity;
create index outbox_mail_arrival on outbox_mail (position desc);
drop index outbox_mail_newest;
