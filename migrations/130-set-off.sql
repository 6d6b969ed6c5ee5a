-- What of a movement goes through the host's debt instead of through the provider: money that could
-- not be taken back is kept from the next payouts. Null until a payout is first sent.
alter table money_movement add column set_off bigint check (set_off >= 0 and set_off <= amount);
update money_movement set set_off = 0 where kind <> 'payout' or state in ('sending', 'done');
alter table money_movement
  add check (set_off is not null or (kind = 'payout' and state <> 'done')),
  add check (kind <> 'refund' or set_off = 0);

-- A movement that is set off as a whole never meets the provider.
do $$
declare
  sent_without_provider text;
begin
  select conname into strict sent_without_provider from pg_constraint
  where conrelid = 'money_movement'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%provider_id IS NOT NULL%';
  execute format('alter table money_movement drop constraint %I', sent_without_provider);
end $$;
alter table money_movement
  add check (state <> 'done' or provider_id is not null or set_off = amount);
