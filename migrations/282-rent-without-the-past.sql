-- What is asked of one month of a booking must not read those that were long ago.
create index rent_month_by_state on rent_month (booking_id, state, month);
create index ledger_entry_of_payment on ledger_entry (booking_id, payment_id, kind);
