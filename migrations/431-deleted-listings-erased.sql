-- What somebody who leaves had deleted before is erased too.
create index listing_deleted_of_host on listing (host_id) where deleted_at is not null;

-- Of those who left before that. Their cards are made anew by the job that does so after an upgrade.
update listing set
  address = '', street = '', area = '', lat = null, lng = null, public_lat = null,
  public_lng = null, description = '', image = '{}', street_view = null,
  unavailability_periods = '[]', unavailability_reason = null, unavailability_date = null,
  packing_instruction = '', approved_content = null, reference = null, search_text = '',
  card_made_by = ''
from users
where users.id = host_id and users.deleted_at is not null and listing.deleted_at is not null
  and (address, description, packing_instruction, cardinality(image)) <> ('', '', '', 0);
