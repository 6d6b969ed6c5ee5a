-- Where a booking was, once its listing stands somewhere else: receipts, reports and the page of what
-- is over name the place that was let. Null while the listing is where it was booked.
alter table booking add column place jsonb;

-- Since when a listing has the notes on how to get in that it has. Null where they have not changed
-- since this began. Whoever rented before does not read the code of whoever rents next.
alter table listing add column access_notes_at timestamptz;
