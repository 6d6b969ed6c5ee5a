-- A booking without an end gives back of any of its months, in all more than its price, which counts
-- the first alone.
do $$
declare
  within_the_price text;
begin
  select conname into strict within_the_price from pg_constraint
  where conrelid = 'booking'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%given_back <= total%';
  execute format('alter table booking drop constraint %I', within_the_price);
end $$;

-- two versions: it refuses less than the one before
alter table booking add check (given_back >= 0 and (rolling or given_back <= total));
