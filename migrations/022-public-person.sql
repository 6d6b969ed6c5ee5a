-- What anybody may know of a person, for lists and pages that show somebody beside something else.
create view public_person as
  select
    id,
    json_build_object(
      'firstName', first_name,
      'profilePicture', '/media/' || profile_picture,
      'memberSince', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) as card
  from users
  where deleted_at is null;
