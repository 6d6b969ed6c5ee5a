-- A booking without an end gives back months after its first, which its price does not count.
do $$
declare
  within_the_price text;
begin
  select conname into strict within_the_price from pg_constraint
  where conrelid = 'booking'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%refund + refund_fee%<= total%';
  execute format('alter table booking drop constraint %I', within_the_price);
end $$;

-- two versions: it refuses less than the one before
alter table booking add check (rolling or refund is null or refund + refund_fee <= total);
