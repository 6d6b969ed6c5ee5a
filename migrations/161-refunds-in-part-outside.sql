-- Of a refund, what was set off was given back in the provider's dashboard before: the provider
-- has only the rest of the payment to give.
do $$
declare
  never_of_a_refund text;
begin
  select conname into strict never_of_a_refund from pg_constraint
  where conrelid = 'money_movement'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%kind <> ''refund''%set_off = 0%';
  execute format('alter table money_movement drop constraint %I', never_of_a_refund);
end $$;
