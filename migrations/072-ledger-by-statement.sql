-- Lines are written in one statement for an entry, so they are weighed together and at once: five
-- deferred checks of one line each took longer than the writing. That an entry has lines, and that
-- they balance when the transaction ends, is still looked at once for each entry.
drop trigger balanced on ledger_line;
drop function check_line();

create function check_lines() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select entry_id into unbalanced from added group by entry_id having sum(pence) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'ledger lines of entry % do not balance', unbalanced
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger balanced after insert on ledger_line
  referencing new table as added for each statement execute function check_lines();
