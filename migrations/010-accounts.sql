-- People. The e-mail is kept in one spelling, so the unique index means one account per mailbox.
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  role text not null check (role in ('customer', 'partner', 'admin')),
  is_verified boolean not null default false,
  profile_picture text,
  enable_2fa boolean not null default false,
  support_email boolean not null default true,
  support_text boolean not null default false,
  reminder_email boolean not null default true,
  reminder_text boolean not null default false,
  marketing_email boolean not null default false,
  marketing_text boolean not null default false,
  totp_secret text,
  totp_offered text,
  totp_last_step bigint,
  suspended_at timestamptz,
  suspended_because text,
  deleted_at timestamptz,
  created_at timestamptz not null
);

create index users_profile_picture on users (profile_picture) where profile_picture is not null;

-- Only digests of the two halves are kept; a browser's session has both, others the token alone.
create table session (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_digest bytea not null unique,
  cookie_digest bytea,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  authenticated_at timestamptz not null
) with (fillfactor = 80);

create index session_of_user on session (user_id);

-- One living code for each purpose: a new one takes the place of the old.
create table one_time_code (
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  code_mac bytea not null,
  target text,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz,
  primary key (user_id, purpose)
);

-- When a code last went to a mailbox, whether or not it belongs to anybody we know.
create table code_sending (
  mailbox_mac bytea primary key,
  last_sent_at timestamptz not null
);

create table password_reset (
  token_digest bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index password_reset_user on password_reset (user_id);

-- A log-in whose password was right and whose second step is still to come.
create table login_challenge (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);

create index login_challenge_user on login_challenge (user_id);

create table recovery_code (
  user_id uuid not null references users on delete cascade,
  code_mac bytea not null,
  used_at timestamptz,
  primary key (user_id, code_mac)
);

create table known_device (
  user_id uuid not null references users on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, device)
);
