-- What a space cost before it became cheaper, so that a mail that goes out later can see whether it
-- still is. Null for other news, and for those that an older version kept.
alter table listing_news add column monthly_before integer, add column hourly_before integer;
alter table saved_find add column monthly_before integer, add column hourly_before integer;

-- A lower price beside a higher one is not cheaper.
create function is_cheaper(monthly integer, hourly integer, monthly_before integer, hourly_before integer)
returns boolean language sql immutable as $$
  select (
    coalesce(monthly < coalesce(monthly_before, 2147483647), false)
    or coalesce(hourly < coalesce(hourly_before, 2147483647), false)
  ) and not coalesce(monthly > monthly_before, false) and not coalesce(hourly > hourly_before, false)
$$;

create or replace function note_listing_news() returns trigger language plpgsql as $$
declare
  what text;
  monthly integer;
  hourly integer;
begin
  if not is_findable(new) then
    return null;
  elsif tg_op = 'INSERT' then
    what := 'new';
  elsif not is_findable(old) then
    what := 'new';
  elsif is_cheaper(
    new.monthly_rate_pence, new.hourly_rate_pence, old.monthly_rate_pence, old.hourly_rate_pence
  ) then
    what := 'cheaper';
    monthly := old.monthly_rate_pence;
    hourly := old.hourly_rate_pence;
  else
    return null;
  end if;
  insert into listing_news (listing_id, news, monthly_before, hourly_before)
    values (new.id, what, monthly, hourly)
    on conflict (listing_id) do update set news = excluded.news, freed = null,
      monthly_before = excluded.monthly_before, hourly_before = excluded.hourly_before
    where listing_news.news = 'free';
  return null;
end $$;
