-- People who drive for a partner; they have no account. The licence number is sealed with the key of
-- the deployment, and only its last characters are ever shown again.
create table driver (
  id uuid primary key,
  host_id uuid not null references users (id),
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  phone text not null,
  vehicle_no text not null,
  licence_sealed text not null,
  licence_mask text not null,
  profile_picture text,
  created_at timestamptz not null,
  deleted_at timestamptz
);

create unique index driver_email on driver (host_id, email) where deleted_at is null;
create index driver_deleted on driver (deleted_at) where deleted_at is not null;
create index driver_profile_picture on driver (profile_picture) where profile_picture is not null;

-- What a partner has uploaded for a driver, so that nobody shows the picture of another partner.
create table driver_picture (
  name text primary key,
  host_id uuid not null references users (id),
  created_at timestamptz not null
);

create index driver_picture_of_host on driver_picture (host_id);
