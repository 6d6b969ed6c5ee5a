-- Each side may block the other, whoever was first.
alter table message_thread drop constraint message_thread_blocked_by_check;
-- two versions: it allows more, and to the older one such a conversation is closed, and opened by neither side.
alter table message_thread add constraint message_thread_blocked_by_check
  check (blocked_by in ('renter', 'partner', 'both'));
