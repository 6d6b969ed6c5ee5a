-- Notice that a partner gave because rent was owed. It falls once that is paid.
alter table booking add column notice_in_arrears boolean not null default false;
create index booking_notice_in_arrears on booking (id) where notice_in_arrears;
