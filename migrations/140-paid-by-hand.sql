-- A refund that the provider cannot make is paid outside of it. This is the reference of that
-- payment, such as the bank's; with it the refund is done for good, whatever the provider says.
alter table money_movement add column hand_reference text
  check (hand_reference is null or (kind = 'refund' and state = 'done'));

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
  add check (
    state <> 'done' or provider_id is not null or set_off = amount or hand_reference is not null
  );

create index movement_failed on money_movement (created_at) where state = 'failed';
