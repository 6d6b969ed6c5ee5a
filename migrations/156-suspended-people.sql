-- Looked at by every statement that sends payouts or shows what holds them.
create index users_suspended on users (id) where suspended_at is not null;
