-- Who did what to what. Rows are added and never changed.
create sequence audit_event_position;

create table audit_event (
  id uuid primary key,
  position bigint not null unique,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text,
  action text not null,
  subject_type text,
  subject_id text,
  request_id text,
  details jsonb not null default '{}'
);

alter sequence audit_event_position owned by audit_event.position;
create index audit_event_subject on audit_event (subject_type, subject_id, position);
create index audit_event_actor on audit_event (actor_id, position);

-- A seal is a hash over the events since the seal before it and over that seal's hash, so an event
-- altered, removed or slipped in later no longer fits.
create table audit_seal (
  through_position bigint primary key,
  events bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation';
end $$;

create trigger append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_seal
  for each statement execute function refuse_change();

-- Writers share this lock and sealing takes it alone, so no position below a seal is still to come.
create function audit_lock() returns bigint language sql immutable as 'select 1635083369::bigint';

create function place_audit_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(audit_lock());
  new.position := nextval('audit_event_position');
  return new;
end $$;

create trigger place_audit_event before insert on audit_event
  for each row execute function place_audit_event();

create function audit_digest(after_position bigint, through_position bigint, previous bytea)
returns table (events bigint, hash bytea) language sql stable as $$
  select
    count(*),
    sha256(previous || convert_to(coalesce(string_agg(line, chr(10) order by position), ''), 'UTF8'))
  from (
    select position, jsonb_build_array(
      position, id, extract(epoch from at), actor_id, actor_role, action,
      subject_type, subject_id, request_id, details
    )::text as line
    from audit_event
    where position > after_position and position <= through_position
  ) as lines
$$;

-- Seals what has been written since the last seal, at most 10,000 events; answers how many. Behind a
-- long transaction it gives up at once, since writers wait while it waits; the next call seals more.
create function seal_audit_events() returns bigint
language plpgsql set lock_timeout = '200ms' as $$
declare
  last_seal audit_seal;
  newest bigint;
  digest record;
begin
  begin
    perform pg_advisory_xact_lock(audit_lock());
  exception when lock_not_available then
    return 0;
  end;
  select * into last_seal from audit_seal order by through_position desc limit 1;
  select max(position) into newest from (
    select position from audit_event
    where position > coalesce(last_seal.through_position, 0)
    order by position limit 10000
  ) as waiting;
  if newest is null then
    return 0;
  end if;
  select * into digest from audit_digest(
    coalesce(last_seal.through_position, 0), newest, coalesce(last_seal.hash, '')
  );
  insert into audit_seal (through_position, events, hash)
  values (newest, digest.events, digest.hash);
  return digest.events;
end $$;

-- The seals that no longer fit the events below them: none, unless somebody tampered.
create view broken_audit_seal as
  select seal.through_position, seal.sealed_at
  from (
    select *,
      lag(through_position, 1, 0::bigint) over earlier as after_position,
      lag(hash, 1, ''::bytea) over earlier as previous
    from audit_seal window earlier as (order by through_position)
  ) as seal
  cross join lateral
    audit_digest(seal.after_position, seal.through_position, seal.previous) as digest
  where (digest.events, digest.hash) is distinct from (seal.events, seal.hash);

-- Mail is written in the transaction that causes it and sent afterwards.
create table outbox_mail (
  id uuid primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);

create index outbox_mail_pending on outbox_mail (send_after, id) where sent_at is null;
create index outbox_mail_newest on outbox_mail (created_at desc);

-- One row per key and window; in the database because limits hold across restarts and processes.
create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  count integer not null check (count >= 0),
  primary key (key, window_start)
) with (fillfactor = 70);

create index rate_limit_age on rate_limit (window_start);

-- What a request with an idempotency key was answered, to the byte, so that a repeat gets the same.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (scope, key),
  check (state = 'running' or body is not null)
);

create index idempotency_key_expiry on idempotency_key (expires_at);

create table app_setting (
  key text primary key,
  value jsonb not null
);

-- The lists that forms offer. `extra` is what the machine needs to know about an item.
create table configuration_item (
  list text not null,
  value text not null,
  label text not null,
  position integer not null,
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object'),
  primary key (list, value),
  unique (list, position)
);

insert into configuration_item (list, position, value, label, extra) values
  ('storage-type', 1, 'garage&lockup', 'Garage & Lock Up', '{}'),
  ('storage-type', 2, 'selfStorageUnit', 'Self-storage Unit', '{}'),
  ('storage-type', 3, 'warehouse', 'Warehouse', '{}'),
  ('storage-type', 4, 'outhouse&shed', 'Outhouse & Shed', '{}'),
  ('storage-type', 5, 'spareRoom', 'Spare Room', '{}'),
  ('storage-type', 6, 'basement', 'Basement', '{}'),
  ('storage-type', 7, 'loft', 'Loft', '{}'),
  ('storage-type', 8, 'businessStorage', 'Business Storage', '{}'),
  ('storage-type', 9, 'motorBikeStorage', 'Motor Bike Storage', '{}'),

  ('services', 1, 'delivery', 'Delivery', '{}'),
  ('services', 2, 'packing', 'Packing', '{}'),

  ('storage-floor', 1, 'basement', 'Basement', '{}'),
  ('storage-floor', 2, 'ground', 'Ground floor', '{}'),
  ('storage-floor', 3, 'first', 'First floor', '{}'),
  ('storage-floor', 4, 'second', 'Second floor', '{}'),
  ('storage-floor', 5, 'third', 'Third floor', '{}'),
  ('storage-floor', 6, 'higher', 'Fourth floor or higher', '{}'),

  ('storage-features', 1, 'cctv', 'CCTV', '{"image": "/features/cctv.svg"}'),
  ('storage-features', 2, 'alarm', 'Burglar alarm', '{"image": "/features/alarm.svg"}'),
  ('storage-features', 3, 'gated', 'Gated access', '{"image": "/features/gated.svg"}'),
  ('storage-features', 4, 'security-guard', 'Security guard', '{"image": "/features/security-guard.svg"}'),
  ('storage-features', 5, 'smoke-alarm', 'Smoke alarm', '{"image": "/features/smoke-alarm.svg"}'),
  ('storage-features', 6, 'climate-control', 'Climate control', '{"image": "/features/climate-control.svg"}'),
  ('storage-features', 7, 'dry', 'Dry and damp-free', '{"image": "/features/dry.svg"}'),
  ('storage-features', 8, 'lighting', 'Lighting', '{"image": "/features/lighting.svg"}'),
  ('storage-features', 9, 'electricity', 'Electricity', '{"image": "/features/electricity.svg"}'),
  ('storage-features', 10, 'lift', 'Lift', '{"image": "/features/lift.svg"}'),
  ('storage-features', 11, 'step-free', 'Step-free access', '{"image": "/features/step-free.svg"}'),
  ('storage-features', 12, 'drive-up', 'Drive-up access', '{"image": "/features/drive-up.svg"}'),
  ('storage-features', 13, 'loading-bay', 'Loading bay', '{"image": "/features/loading-bay.svg"}'),
  ('storage-features', 14, 'shelving', 'Shelving', '{"image": "/features/shelving.svg"}'),

  ('storage-size', 1, '9-3', '9 sq ft', '{"sqft": 9}'),
  ('storage-size', 2, '25', '25 sq ft', '{"sqft": 25}'),
  ('storage-size', 3, '35', '35 sq ft', '{"sqft": 35}'),
  ('storage-size', 4, '50', '50 sq ft', '{"sqft": 50}'),
  ('storage-size', 5, '75', '75 sq ft', '{"sqft": 75}'),
  ('storage-size', 6, '125', '125 sq ft', '{"sqft": 125}'),
  ('storage-size', 7, '150', '150 sq ft', '{"sqft": 150}'),

  ('storage-access-period', 1, 'any-time', 'Any time, day or night', '{}'),
  ('storage-access-period', 2, 'daytime', 'Every day, 8 am to 6 pm', '{}'),
  ('storage-access-period', 3, 'evenings', 'Every day, 6 pm to 10 pm', '{}'),
  ('storage-access-period', 4, 'weekdays', 'Monday to Friday, 9 am to 5 pm', '{}'),
  ('storage-access-period', 5, 'weekends', 'Saturday and Sunday, 9 am to 5 pm', '{}'),
  ('storage-access-period', 6, 'by-appointment', 'By appointment', '{}'),

  ('storage-access-type', 1, 'host-present', 'The host lets you in', '{}'),
  ('storage-access-type', 2, 'own-key', 'You have your own key', '{}'),
  ('storage-access-type', 3, 'key-safe', 'Key safe', '{}'),
  ('storage-access-type', 4, 'keypad', 'Keypad code', '{}'),
  ('storage-access-type', 5, 'smart-lock', 'Smart lock', '{}'),
  ('storage-access-type', 6, 'reception', 'Reception desk', '{}'),

  ('booking-period', 1, '1-hour', '1 hour', '{"hours": 1}'),
  ('booking-period', 2, '4-hours', '4 hours', '{"hours": 4}'),
  ('booking-period', 3, '1-day', '1 day', '{"hours": 24}'),
  ('booking-period', 4, '3-days', '3 days', '{"hours": 72}'),
  ('booking-period', 5, '1-week', '1 week', '{"hours": 168}'),
  ('booking-period', 6, '2-weeks', '2 weeks', '{"hours": 336}'),
  ('booking-period', 7, '1-month', '1 month', '{"months": 1}'),
  ('booking-period', 8, '3-months', '3 months', '{"months": 3}'),
  ('booking-period', 9, '6-months', '6 months', '{"months": 6}'),
  ('booking-period', 10, '12-months', '12 months', '{"months": 12}'),

  ('notice-period', 1, 'none', 'No notice', '{"hours": 0}'),
  ('notice-period', 2, '1-hour', '1 hour', '{"hours": 1}'),
  ('notice-period', 3, '4-hours', '4 hours', '{"hours": 4}'),
  ('notice-period', 4, '12-hours', '12 hours', '{"hours": 12}'),
  ('notice-period', 5, '1-day', '1 day', '{"hours": 24}'),
  ('notice-period', 6, '2-days', '2 days', '{"hours": 48}'),
  ('notice-period', 7, '1-week', '1 week', '{"hours": 168}'),
  ('notice-period', 8, '2-weeks', '2 weeks', '{"hours": 336}'),
  ('notice-period', 9, '1-month', '1 month', '{"months": 1}'),

  ('vehicle-type', 1, 'car', 'Estate car', '{"cubicMetres": 1.5}'),
  ('vehicle-type', 2, 'small-van', 'Small van', '{"cubicMetres": 3}'),
  ('vehicle-type', 3, 'medium-van', 'Medium van', '{"cubicMetres": 6}'),
  ('vehicle-type', 4, 'large-van', 'Large van', '{"cubicMetres": 11}'),
  ('vehicle-type', 5, 'luton-van', 'Luton van with tail lift', '{"cubicMetres": 18}'),
  ('vehicle-type', 6, 'lorry', '7.5 tonne lorry', '{"cubicMetres": 35}'),

  ('packaging-size', 1, 'small', 'Small box, 30 × 30 × 30 cm', '{"litres": 27}'),
  ('packaging-size', 2, 'medium', 'Medium box, 45 × 45 × 45 cm', '{"litres": 91}'),
  ('packaging-size', 3, 'large', 'Large box, 60 × 45 × 45 cm', '{"litres": 121}'),
  ('packaging-size', 4, 'extra-large', 'Extra large box, 75 × 50 × 50 cm', '{"litres": 187}'),
  ('packaging-size', 5, 'wardrobe', 'Wardrobe box, 50 × 50 × 120 cm', '{"litres": 300}'),

  ('currencies', 1, 'GBP', 'Pound sterling (GBP)', '{"symbol": "£"}'),
  ('currencies', 2, 'EUR', 'Euro (EUR)', '{"symbol": "€"}'),
  ('currencies', 3, 'USD', 'US dollar (USD)', '{"symbol": "$"}'),
  ('currencies', 4, 'NGN', 'Nigerian naira (NGN)', '{"symbol": "₦"}'),

  ('banks', 1, 'aib-uk', 'AIB (GB)', '{}'),
  ('banks', 2, 'atom-bank', 'Atom Bank', '{}'),
  ('banks', 3, 'bank-of-ireland-uk', 'Bank of Ireland UK', '{}'),
  ('banks', 4, 'bank-of-scotland', 'Bank of Scotland', '{}'),
  ('banks', 5, 'barclays', 'Barclays', '{}'),
  ('banks', 6, 'chase', 'Chase', '{}'),
  ('banks', 7, 'co-operative-bank', 'The Co-operative Bank', '{}'),
  ('banks', 8, 'coutts', 'Coutts', '{}'),
  ('banks', 9, 'coventry-building-society', 'Coventry Building Society', '{}'),
  ('banks', 10, 'cumberland-building-society', 'Cumberland Building Society', '{}'),
  ('banks', 11, 'cynergy-bank', 'Cynergy Bank', '{}'),
  ('banks', 12, 'danske-bank', 'Danske Bank', '{}'),
  ('banks', 13, 'first-direct', 'first direct', '{}'),
  ('banks', 14, 'halifax', 'Halifax', '{}'),
  ('banks', 15, 'handelsbanken', 'Handelsbanken', '{}'),
  ('banks', 16, 'hsbc', 'HSBC UK', '{}'),
  ('banks', 17, 'kroo', 'Kroo', '{}'),
  ('banks', 18, 'lloyds', 'Lloyds Bank', '{}'),
  ('banks', 19, 'metro-bank', 'Metro Bank', '{}'),
  ('banks', 20, 'monzo', 'Monzo', '{}'),
  ('banks', 21, 'nationwide', 'Nationwide Building Society', '{}'),
  ('banks', 22, 'natwest', 'NatWest', '{}'),
  ('banks', 23, 'revolut', 'Revolut', '{}'),
  ('banks', 24, 'rbs', 'Royal Bank of Scotland', '{}'),
  ('banks', 25, 'santander', 'Santander UK', '{}'),
  ('banks', 26, 'skipton-building-society', 'Skipton Building Society', '{}'),
  ('banks', 27, 'starling', 'Starling Bank', '{}'),
  ('banks', 28, 'tide', 'Tide', '{}'),
  ('banks', 29, 'triodos', 'Triodos Bank', '{}'),
  ('banks', 30, 'tsb', 'TSB', '{}'),
  ('banks', 31, 'ulster-bank', 'Ulster Bank', '{}'),
  ('banks', 32, 'unity-trust-bank', 'Unity Trust Bank', '{}'),
  ('banks', 33, 'virgin-money', 'Virgin Money', '{}'),
  ('banks', 34, 'yorkshire-building-society', 'Yorkshire Building Society', '{}');
