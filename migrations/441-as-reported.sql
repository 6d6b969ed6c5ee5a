-- What was reported, as it was then. Whoever wrote it may change it or delete the account before the
-- operator has looked. Emptied when the report is closed.
alter table report add column as_reported text;
