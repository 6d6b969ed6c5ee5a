-- A card in letters that need one byte each, the others written as \uXXXX: one curly apostrophe
-- among 24 cards made the sending of a whole page of results several times dearer.
create function plain_json(written json) returns json
language sql immutable strict parallel safe as $$
  select case when octet_length(written::text) = char_length(written::text) then written else (
    select string_agg(case
      when code < 128 then letter
      when code < 65536 then '\u' || lpad(to_hex(code), 4, '0')
      else '\u' || to_hex(55296 + ((code - 65536) >> 10)) || '\u' || to_hex(56320 + ((code - 65536) & 1023))
    end, '' order by no)
    from regexp_split_to_table(written::text, '') with ordinality as letters (letter, no),
      ascii(letter) as code
  )::json end
$$;

create or replace function keep_search_listing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.is_public and new.available and new.public_lat is not null then
    insert into search_listing (
      listing_id, place, storage_type, storage_size, monthly, hourly, delivery, packing, units,
      closed, created_at, search_text
    ) values (
      new.id, mercator(new.public_lat, new.public_lng), coalesce(new.storage_type, ''),
      coalesce(new.storage_size, ''), coalesce(new.monthly_rate_pence, 0),
      coalesce(new.hourly_rate_pence, 0), 'delivery' = any (new.services),
      'packing' = any (new.services), new.storage_number,
      closed_times(new.unavailability_periods), new.created_at, new.search_text
    )
    on conflict (listing_id) do update set
      place = excluded.place, storage_type = excluded.storage_type,
      storage_size = excluded.storage_size, monthly = excluded.monthly, hourly = excluded.hourly,
      delivery = excluded.delivery, packing = excluded.packing, units = excluded.units,
      closed = excluded.closed, search_text = excluded.search_text;
    insert into search_card values (new.id, plain_json(new.card))
    on conflict (listing_id) do update set card = excluded.card;
  else
    delete from search_listing where listing_id = case tg_op when 'INSERT' then new.id else old.id end;
    delete from search_card where listing_id = case tg_op when 'INSERT' then new.id else old.id end;
  end if;
  return null;
end $$;

update search_card set card = plain_json(card);
