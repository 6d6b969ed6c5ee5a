-- What a renter keeps in a booked space, and what both sides say about it.
create table inventory_item (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  -- As on its label. Never used again in the same booking.
  number integer not null check (number > 0),
  name text not null check (length(name) between 1 and 80),
  count integer not null check (count between 1 and 999),
  declared_value bigint check (declared_value >= 0),
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (booking_id, number)
);

create table inventory_picture (
  name text primary key,
  booking_id uuid not null references booking (id),
  owner_id uuid not null,
  -- Of the bytes of the file.
  digest bytea not null,
  -- The item whose picture it is now.
  item_id uuid references inventory_item (id) on delete set null,
  place integer not null default 0,
  -- Once a link of the chain names it, it stays.
  linked_at timestamptz,
  created_at timestamptz not null
);

create index inventory_picture_of_booking on inventory_picture (booking_id);
create index inventory_picture_of_item on inventory_picture (item_id) where item_id is not null;
create index inventory_picture_of_owner on inventory_picture (owner_id);
create index inventory_picture_unused on inventory_picture (created_at)
  where item_id is null and linked_at is null;

create table inventory_record (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  kind text not null check (kind in ('handOver', 'return', 'added', 'changed', 'removed')),
  side text not null check (side in ('renter', 'host')),
  person_id uuid not null,
  state text not null check (state in ('waiting', 'confirmed', 'objected', 'withdrawn')),
  happened_at timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz
);

create index inventory_record_of_booking on inventory_record (booking_id, created_at);

-- One step of a chain of hashes. It names the hash of its content and not the content, which is
-- deleted with the account of its writer without breaking the chain.
create table inventory_link (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  number integer not null check (number > 0),
  record_id uuid not null references inventory_record (id),
  event text not null check (event in ('recorded', 'confirmed', 'objected', 'withdrawn')),
  side text not null check (side in ('renter', 'host')),
  person_id uuid not null,
  at timestamptz not null,
  digest bytea not null,
  hash bytea not null,
  unique (booking_id, number)
);

create index inventory_link_of_record on inventory_link (record_id);
create index inventory_link_of_person on inventory_link (person_id);
create trigger append_only before update or delete or truncate on inventory_link
  for each statement execute function refuse_change();

create table inventory_content (
  link_id uuid primary key references inventory_link (id),
  content jsonb not null
);

create trigger never_changed before update or truncate on inventory_content
  for each statement execute function refuse_change();

-- What the renter wants back, and when the host has it ready.
create table inventory_request (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  state text not null check (state in ('asked', 'dated', 'done', 'denied', 'withdrawn')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  words text not null,
  reply text not null default '',
  ready_at timestamptz,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);

create index inventory_request_of_booking on inventory_request (booking_id, asked_at desc);

-- The one way to link something to what came before it: for the audit and for inventories.
create function chain_hash(previous bytea, line text) returns bytea language sql stable as $$
  select sha256(previous || convert_to(line, 'UTF8'))
$$;

create or replace function audit_digest(
  after_position bigint, through_position bigint, previous bytea
)
returns table (events bigint, hash bytea) language sql stable as $$
  select
    count(*),
    chain_hash(previous, coalesce(string_agg(line, chr(10) order by position), ''))
  from (
    select position, jsonb_build_array(
      position, id, extract(epoch from at), actor_id, actor_role, action,
      subject_type, subject_id, request_id, details
    )::text as line
    from audit_event
    where position > after_position and position <= through_position
  ) as lines
$$;

create function inventory_digest(content jsonb) returns bytea language sql stable as $$
  select chain_hash('', content::text)
$$;

create function inventory_line(link inventory_link) returns text language sql stable as $$
  select jsonb_build_array(
    link.number, link.id, link.booking_id, link.record_id, link.event, link.side, link.person_id,
    extract(epoch from link.at), encode(link.digest, 'hex')
  )::text
$$;

-- Whoever adds a link holds the lock of the booking.
create function place_inventory_link() returns trigger language plpgsql as $$
declare
  newest record;
begin
  select number, hash into newest from inventory_link
    where booking_id = new.booking_id order by number desc limit 1;
  new.number := coalesce(newest.number, 0) + 1;
  new.hash := chain_hash(coalesce(newest.hash, ''), inventory_line(new));
  return new;
end $$;

create trigger place_inventory_link before insert on inventory_link
  for each row execute function place_inventory_link();

-- The links that no longer fit: none, unless somebody tampered. Those of one booking are found
-- without looking at all others.
create view broken_inventory_link as
  select id, booking_id, number, fault
  from (
    select linked.id, booking_id, number, case
      when number <> number_before + 1 then 'gap'
      when hash <> chain_hash(hash_before, line) then 'link'
      when content is not null and inventory_digest(content) <> digest then 'content'
    end as fault
    from (
      select id, booking_id, number, digest, hash, inventory_line(inventory_link) as line,
        lag(number, 1, 0) over earlier as number_before,
        lag(hash, 1, ''::bytea) over earlier as hash_before
      from inventory_link window earlier as (partition by booking_id order by number)
    ) as linked
    left join inventory_content on link_id = linked.id
  ) as checked
  where fault is not null;
