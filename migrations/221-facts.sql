-- What a partner's bookings say of them over twelve months. The formulas stand in the functions, so
-- that what is kept and what is counted anew cannot disagree.
create function facts_counted(host uuid, moment timestamptz, out requests integer,
  out answered integer, out answer_minutes integer, out paid integer, out cancelled integer,
  out kept integer)
language sql stable as $$
  with asked as (
    select booking.id, asked.at as asked_at, asked.to_stage = 'approved' as at_once
    from booking join booking_event as asked on booking_id = booking.id and event = 'requested'
    where host_id = host and asked.at > moment - interval '1 year' and asked.at <= moment
  ), ended as (
    select asked.*, answer.at as answered_at, answer.event, answer.by
    from asked left join lateral (
      select at, event, by from booking_event
      where booking_id = asked.id and from_stage = 'pending' and to_stage <> 'pending'
      order by at limit 1
    ) as answer on not at_once
  ), judged as (
    -- A request is theirs to answer until its renter takes it back or the operator answers it.
    select id, at_once or by = 'host' as was_answered,
      case when at_once then 0 else extract(epoch from answered_at - asked_at) / 60 end as minutes,
      exists (select from booking_event where booking_id = ended.id and event = 'paid') as was_paid,
      exists (
        select from booking_event
        where booking_id = ended.id and event = 'cancelled' and booking_event.by = 'host'
      ) as was_cancelled
    from ended where at_once or by = 'host' or event = 'expired'
  )
  select count(*)::integer, (count(*) filter (where was_answered))::integer,
    round(percentile_cont(0.5) within group (order by minutes) filter (where was_answered))::integer,
    (count(*) filter (where was_paid))::integer,
    (count(*) filter (where was_cancelled))::integer,
    (count(*) filter (where was_answered and not was_cancelled))::integer
  from judged
$$;

create index booking_event_requested on booking_event (booking_id) where event = 'requested';

create table partner_facts (
  host_id uuid primary key,
  computed_at timestamptz not null,
  requests integer not null,
  answered integer not null,
  answer_minutes integer,
  paid integer not null,
  cancelled integer not null,
  kept integer not null
);
create index partner_facts_by_age on partner_facts (computed_at);

-- Partners of whom something has happened since their facts were kept: a line for each event, so
-- that nobody waits for anybody. Until they are kept anew they are counted when they are read.
create table facts_due (
  position bigint generated always as identity primary key,
  host_id uuid not null
);
create index facts_due_of_host on facts_due (host_id);

create function note_facts_due() returns trigger language plpgsql as $$
begin
  insert into facts_due (host_id) select host_id from booking where id = new.booking_id;
  return null;
end $$;

create trigger note_facts_due after insert on booking_event for each row
  when (new.event in ('requested', 'approved', 'denied', 'closed', 'withdrawn', 'expired', 'paid', 'cancelled'))
  execute function note_facts_due();

insert into facts_due (host_id) select distinct host_id from booking;

-- As they are at this moment: what is kept where that is fresh, and else counted.
create function facts_now(host uuid, moment timestamptz, out requests integer,
  out answered integer, out answer_minutes integer, out paid integer, out cancelled integer,
  out kept integer)
language plpgsql stable as $$
begin
  if not exists (select from facts_due where host_id = host) then
    select f.requests, f.answered, f.answer_minutes, f.paid, f.cancelled, f.kept
      into requests, answered, answer_minutes, paid, cancelled, kept
      from partner_facts as f
      where f.host_id = host and computed_at > moment - interval '1 day' and computed_at <= moment;
    if found then return; end if;
  end if;
  select c.requests, c.answered, c.answer_minutes, c.paid, c.cancelled, c.kept
    into requests, answered, answer_minutes, paid, cancelled, kept
    from facts_counted(host, moment) as c;
end $$;

-- What anybody may read of them: shares from 0 to 1, and nothing of fewer than five requests.
create function public_facts(host uuid, moment timestamptz) returns json language sql stable as $$
  select case when requests < 5 then null else json_build_object(
    'answerMinutes', answer_minutes,
    'answeredShare', round(answered::numeric / requests, 2),
    'cancelledShare', case when paid = 0 then 0 else round(cancelled::numeric / paid, 2) end,
    'requests', requests
  ) end from facts_now(host, moment)
$$;

-- Of a hundred requests, how many a partner answered in time and did not cancel. Of newcomers nobody
-- knows; they stand where most partners stand.
alter table listing add column reliability smallint not null default 80;
drop index listing_featured;
create index listing_featured on listing (featured desc, reliability desc, created_at desc)
  where is_public and available;

create index listing_rated on listing (id) include (rating_count, rating_sum) where rating_count > 0;
