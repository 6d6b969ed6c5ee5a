-- When a mail about a saved search is due. It comes and goes with every listing that is found, so it
-- lies beside the searches, which nobody writes to then: what they ask is read from indexes alone.
create table saved_alert (
  search_id uuid primary key references saved_search (id) on delete cascade,
  due_at timestamptz not null
);
create index saved_alert_due on saved_alert (due_at);

insert into saved_alert (search_id, due_at)
  select id, alert_at from saved_search where alert_at is not null;

-- The older version keeps it in the search itself.
create function keep_saved_alert() returns trigger language plpgsql as $$
begin
  if new.alert_at is null then
    delete from saved_alert where search_id = new.id;
  else
    insert into saved_alert (search_id, due_at) values (new.id, new.alert_at)
      on conflict (search_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;

create trigger keep_saved_alert after update of alert_at on saved_search
  for each row execute function keep_saved_alert();

-- Nearly all searches ask no more than stands in these, so their rows need not be looked at.
create index saved_search_plain_by_area on saved_search using gist (sheet)
  include (id, owner_id, middle, reach, storage_type, storage_sizes, rate, prices, delivery, packing)
  where words = '' and alerts <> 'off' and parts is null and free is null;
create index saved_search_plain_by_words on saved_search (words, coalesce(storage_type, ''))
  include (id, owner_id, area, middle, reach, is_whole, storage_type, storage_sizes, rate, prices,
    delivery, packing)
  where words <> '' and alerts <> 'off' and parts is null and free is null;
create index saved_search_other_by_area on saved_search using gist (sheet)
  where words = '' and alerts <> 'off' and (parts is not null or free is not null);
create index saved_search_other_by_words on saved_search (words, coalesce(storage_type, ''))
  where words <> '' and alerts <> 'off' and (parts is not null or free is not null);
drop index saved_search_by_area, saved_search_by_words;
