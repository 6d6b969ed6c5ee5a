-- What is due and failed, so that it is tried again with growing pauses and the operator sees it.
create table due_failure (
  work text not null,
  row_id text not null,
  failures integer not null,
  first_failed_at timestamptz not null,
  failed_at timestamptz not null,
  next_try_at timestamptz not null,
  primary key (work, row_id)
);
