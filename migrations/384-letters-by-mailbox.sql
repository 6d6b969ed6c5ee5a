-- Whoever deletes their account takes along the letters that were sent to them. A letter that waits
-- is in no hurry to be found, so writing one costs nothing more.
create index outbox_mail_sent_to on outbox_mail (to_address) where sent_at is not null;
