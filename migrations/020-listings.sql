create table listing (
  id uuid primary key,
  host_id uuid not null references users (id),
  -- Where it stands; src/listings/rules/listing-states.ts says what leads where.
  state text not null default 'draft'
    check (state in ('draft', 'pending', 'approved', 'rejected', 'suspended')),
  available boolean not null default true,
  featured boolean not null default false,
  host_suspended boolean not null default false,
  completed boolean not null default false,
  -- Counts changes of what the host wrote, so that two tabs cannot mix halves.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  is_public boolean not null generated always as
    (state = 'approved' and deleted_at is null and not host_suspended) stored,

  -- What the host wrote. Money is integer pence.
  address text not null default '',
  street text not null default '' check (street = lower(street)),
  area text not null default '' check (area = lower(area)),
  lat double precision,
  lng double precision,
  storage_type text,
  storage_floor text,
  storage_features text[] not null default '{}',
  services text[] not null default '{}',
  vehicle_type text,
  cost_per_km_pence integer check (cost_per_km_pence >= 0),
  delivery_radius_km double precision check (delivery_radius_km > 0),
  packaging_size text,
  cost_per_size_pence integer check (cost_per_size_pence >= 0),
  street_view jsonb,
  storage_size text,
  storage_number integer not null default 1 check (storage_number >= 1),
  image text[] not null default '{}' check (cardinality(image) <= 20),
  storage_title text not null default '',
  description text not null default '',
  calendar jsonb,
  unavailability_periods jsonb not null default '[]',
  unavailability_reason text,
  unavailability_date text,
  storage_access_period text,
  storage_access_type text,
  packing_permit boolean not null default false,
  packing_instruction text not null default '',
  booking_duration text,
  booking_notice text,
  price_type text not null default 'custom' check (price_type in ('elastic', 'custom')),
  monthly_rate_pence integer check (monthly_rate_pence >= 0),
  hourly_rate_pence integer check (hourly_rate_pence >= 0),
  auto_approve boolean not null default false,
  consent boolean not null default false,
  consent_version text,
  consent_at timestamptz,
  consent_by uuid references users (id),

  -- Review by the operator.
  submitted_at timestamptz,
  review_alerted_at timestamptz,
  approved_at timestamptz,
  approved_content jsonb,
  changed_at timestamptz,
  decision_reason text,

  -- What strangers see, made when something is written. `card` is passed on as it stands.
  public_lat double precision,
  public_lng double precision,
  search_text text not null default '',
  card json not null,
  card_made_by text not null,

  check ((lat is null) = (lng is null)),
  check ((lat is null) = (public_lat is null) and (lng is null) = (public_lng is null)),
  check (consent = (consent_version is not null and consent_at is not null and consent_by is not null)),
  check (state in ('draft') or completed),
  check (state <> 'pending' or submitted_at is not null)
);

create index listing_of_host on listing (host_id, created_at desc) where deleted_at is null;
create index listing_waiting on listing (submitted_at) where state = 'pending' and deleted_at is null;
create index listing_changed on listing (changed_at) where changed_at is not null and deleted_at is null;
create index listing_featured on listing (featured desc, created_at desc)
  where is_public and available;
create index listing_newest on listing (created_at desc) where is_public and available;

-- Uploaded pictures and films. The files are named after `key`.
create table listing_media (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  listing_id uuid not null references listing (id),
  ending text not null check (ending in ('jpg', 'mp4', 'mov')),
  width integer,
  height integer,
  widths integer[] not null default '{}',
  placeholder text,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null
);

create index listing_media_of on listing_media (listing_id);
