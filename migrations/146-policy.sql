-- The terms of the business. What was adopted once is never changed: bookings refer to it.
create table policy (
  number integer primary key,
  version text not null unique,
  values jsonb not null check (jsonb_typeof(values) = 'object'),
  adopted_at timestamptz not null,
  -- Nobody adopted the first: the program began with it.
  adopted_by uuid references users (id),
  reason text not null
);

insert into policy (number, version, values, adopted_at, reason) values (
  1,
  '2026-11',
  '{
    "taxRate": 0.075,
    "taxLabel": "Tax (7.5%)",
    "commissionRate": 0.2,
    "cancellationFee": 2000,
    "feeKeptBy": "platform",
    "refundWindowHours": 24,
    "cancelMode": "policy",
    "packingPrice": 0,
    "listingReviewHours": 24,
    "bookingReplyHours": 24,
    "replyReminderHours": 18,
    "payWindowHours": 24,
    "payoutDelayHours": 24,
    "longestTermMonths": 24,
    "farthestStartMonths": 24,
    "farthestEndMonths": 60,
    "roadFactor": 1.3
  }',
  '2026-11-01T00:00:00Z',
  'The terms that Holdall began with.'
);

create trigger append_only before update or delete or truncate on policy
  for each statement execute function refuse_change();

alter table booking
  add constraint booking_policy foreign key (policy_version) references policy (version);

-- What a proposal would have done is worked out from the bookings asked for lately.
create index booking_asked on booking (created_at);
