-- What a partner has written to a renter who owes rent and whose things are still there. Whether it
-- still stands is read off the booking: whatever is paid stops it.
create table goods_notice (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  kind text not null check (kind in ('collect', 'sell')),
  -- As it was written, to the letter.
  words text not null,
  goods text not null,
  sent_by text not null check (sent_by in ('post', 'email', 'hand')),
  sent_at timestamptz not null,
  act_after timestamptz not null check (act_after > sent_at),
  owed bigint not null check (owed > 0),
  recorded_by uuid not null
);

create index goods_notice_of_booking on goods_notice (booking_id, sent_at);
create trigger append_only before update or delete or truncate on goods_notice
  for each statement execute function refuse_change();
