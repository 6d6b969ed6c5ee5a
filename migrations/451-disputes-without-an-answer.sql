-- When the operator was told that nobody had answered in time.
alter table complaint add column unanswered_at timestamptz;
create index complaint_unanswered on complaint (answer_by)
  where state = 'open' and unanswered_at is null;
