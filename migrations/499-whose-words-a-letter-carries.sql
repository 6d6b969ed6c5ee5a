-- Who wrote what a letter carries, such as messages that its reader has not seen. One that still
-- waits goes with their account.
alter table outbox_mail add column words_of uuid;
