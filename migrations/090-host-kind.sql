-- Whether a host lets as a business or as a private person: renters' rights differ (D113).
alter table users add column host_kind text check (host_kind in ('private', 'trader'));

create or replace view public_person as
  select
    id,
    json_build_object(
      'firstName', first_name,
      'profilePicture', '/media/' || profile_picture,
      'memberSince', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'hostKind', host_kind
    ) as card
  from users
  where deleted_at is null;
