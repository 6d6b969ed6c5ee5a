-- Payouts that were put back after they had been called off: nobody is owed them. They had not been
-- made, or they would be done.
update money_movement set state = 'dropped'
where kind = 'payout' and state in ('due', 'held') and recalled and provider_id is null;
