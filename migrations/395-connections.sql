-- Keys with which programs of a partner use the API.
create table api_key (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  -- Of the key, which only its owner keeps.
  digest bytea not null unique,
  -- Its last characters, to tell keys apart.
  ends text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_of_account on api_key (account_id, created_at);

-- Addresses of a partner that are told what happens.
create table webhook_address (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  url text not null,
  events text[] not null,
  -- What deliveries are signed with.
  secret_sealed text not null,
  created_at timestamptz not null,
  -- Since the first of the deliveries in a row that failed.
  failing_since timestamptz,
  switched_off_at timestamptz,
  -- Until then only the process that took it sends to it.
  leased_until timestamptz
);
create index webhook_address_of_account on webhook_address (account_id, created_at);

-- What is to be sent to an address, or was. It points at what happened and holds none of it.
create table webhook_delivery (
  id uuid primary key,
  address_id uuid not null references webhook_address on delete cascade,
  event_id uuid not null,
  type text not null,
  about uuid,
  happened_at timestamptz not null,
  queued_at timestamptz not null,
  send_after timestamptz not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  status integer,
  answer text,
  ended_at timestamptz,
  is_delivered boolean not null default false,
  position bigint generated always as identity
);
create index webhook_delivery_due on webhook_delivery (address_id, position) where ended_at is null;
create index webhook_delivery_waiting on webhook_delivery (send_after) where ended_at is null;
create index webhook_delivery_log on webhook_delivery (address_id, position desc);
create index webhook_delivery_by_age on webhook_delivery (queued_at);
