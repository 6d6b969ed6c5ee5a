-- Whether the provider or an operator knows who somebody is: shown to strangers beside their space.
alter table users add column identity_verified boolean not null default false;

update users set identity_verified = true
where deleted_at is null and (
  exists (select from payee where payee.user_id = users.id and standing = 'ready')
  or 'accepted' = (
    select state from identity_document
    where identity_document.user_id = users.id
    order by sent_at desc
    limit 1
  )
);

create or replace view public_person as
  select
    id,
    json_build_object(
      'firstName', first_name,
      'profilePicture', '/media/' || profile_picture,
      'memberSince', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'hostKind', host_kind,
      'idVerified', identity_verified
    ) as card
  from users
  where deleted_at is null;
