-- Fixed windows let through twice as much across the turn of the hour. A row holds what a key did
-- in each slot of its window, the newest last, so that any window of that length can be added up.
drop table rate_limit;

create unlogged table rate_limit (
  key text primary key,
  slot bigint not null,
  counts integer[] not null,
  -- What the last hit would have made it; it was not added where that is more than the limit.
  tried integer not null,
  most integer,
  changed_at timestamptz not null
) with (fillfactor = 70);

-- Forgets the oldest slots. A clock that was set back by more than a window begins anew.
create function slid(counts integer[], slots bigint) returns integer[]
  language sql immutable parallel safe
  return case
    when slots >= cardinality(counts) or slots <= -cardinality(counts)
      then array_fill(0, array[cardinality(counts)])
    when slots <= 0 then counts
    else counts[slots + 1 :] || array_fill(0, array[slots::integer])
  end;

create function added_up(counts integer[]) returns bigint
  language sql immutable parallel safe
  begin atomic
    select sum(count) from unnest(counts) as count;
  end;

create function with_hits(counts integer[], hits integer) returns integer[]
  language sql immutable parallel safe
  return counts[: cardinality(counts) - 1] || (counts[cardinality(counts)] + hits);
