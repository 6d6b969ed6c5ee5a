-- The same letter without the words of somebody, which is sent in its place if they leave while it
-- still waits. Null where the whole letter is their words, and goes with them.
alter table outbox_mail
  add column text_without_words text,
  add column html_without_words text;
