-- When a partner was reminded that nobody drives a move that is due within a day.
alter table move_job add column reminded_at timestamptz;
