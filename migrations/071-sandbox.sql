-- The provider that stands in for Stripe where no keys are given. It keeps its own books here and
-- nothing outside src/payments/server/sandbox reads them, except to compare.
create schema sandbox;

create table sandbox.object (
  id text primary key,
  type text not null,
  position bigint generated always as identity,
  created_at timestamptz not null,
  -- What lists are filtered by: a payment intent, a transfer group.
  link text,
  body jsonb not null
);

create index object_listed on sandbox.object (type, position desc);
create index object_linked on sandbox.object (link) where link is not null;

create table sandbox.idempotency (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null
);

-- Money held for whom: the platform or a connected account.
create table sandbox.book (
  id bigint generated always as identity primary key,
  account text not null,
  pence bigint not null check (pence <> 0),
  source text not null,
  created_at timestamptz not null,
  unique (account, source)
);

create table sandbox.delivery (
  event_id text primary key,
  position bigint generated always as identity,
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0
);

create index delivery_waiting on sandbox.delivery (deliver_at) where delivered_at is null;

-- What goes wrong on purpose: `duplicate`, `delay`, `reorder` or `drop`, and how often of 100.
create table sandbox.switch (
  name text primary key,
  share integer not null check (share between 0 and 100)
);
