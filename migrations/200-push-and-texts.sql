-- The pair of keys by which push services know us, made at the first start.
create table push_key (
  id uuid primary key,
  -- There is one pair; a second process that makes one at the same moment finds the first.
  only_one boolean not null unique default true check (only_one),
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null
);

-- Whoever is told of things on a device keeps the session's row when it is idle: it opens nothing
-- then, but ending it, from wherever, ends the notifications as well.
alter table session add column is_told boolean not null default false;

-- A browser that wants to be told at once; it ends with the session in which it asked.
create table push_subscription (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  session_id uuid not null references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_of_account on push_subscription (account_id, created_at);
create index push_subscription_of_session on push_subscription (session_id);

-- One row for each device, gone once it was delivered or is too old to matter.
create table push_message (
  id uuid primary key,
  subscription_id uuid not null references push_subscription on delete cascade,
  title text not null,
  body text not null,
  url text not null,
  tag text not null,
  created_at timestamptz not null,
  send_after timestamptz not null,
  attempts integer not null default 0,
  last_error text
);
create index push_message_due on push_message (send_after);
create index push_message_of_subscription on push_message (subscription_id);

-- Texts that have been written and wait to be sent.
create table text_message (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  kind text not null,
  to_number text not null,
  body text not null,
  created_at timestamptz not null,
  send_after timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  position bigint generated always as identity
);
create index text_message_due on text_message (send_after) where sent_at is null;
create index text_message_arrival on text_message (position desc);
create index text_message_of_account on text_message (account_id);
