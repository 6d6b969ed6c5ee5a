-- A fixed term of two months or more that is paid month by month.
alter table booking
  add column instalments boolean not null default false,
  -- What its first payment is, where that is not all of it.
  add column first_amount bigint,
  -- What the months after the first have brought.
  add column paid_later bigint not null default 0;

do $$
declare
  only_rolling text;
begin
  select conname into strict only_rolling from pg_constraint
  where conrelid = 'booking'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%notice_at IS NULL%arrears_at IS NULL%';
  execute format('alter table booking drop constraint %I', only_rolling);
end $$;

-- two versions: it refuses less than the one before, and the older version writes no instalments
alter table booking
  add check (rolling or instalments or (notice_at is null and arrears_at is null)),
  add check (instalments = (first_amount is not null)),
  add check (not (rolling and instalments) and (instalments or paid_later = 0));
