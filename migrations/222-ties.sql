-- By which bank account and which browsers people are known: marks that say nothing by themselves
-- and only show whether two accounts have the same.
alter table payee add column bank_mark text;
create index payee_bank_mark on payee (bank_mark) where bank_mark is not null;

create table browser_mark (
  user_id uuid not null references users on delete cascade,
  mark bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, mark)
);
create index browser_mark_by_age on browser_mark (seen_at);
