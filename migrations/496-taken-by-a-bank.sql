-- Whether a bank had taken back what a booking cost before it was cancelled: nothing was left to give
-- back. Then nobody has let its renter down.
create function taken_by_bank(refund bigint, lost_to_bank bigint) returns boolean
language sql immutable as $$ select coalesce(refund = 0 and lost_to_bank > 0, false) $$;

-- A partner who ends such a booking has cancelled nothing that was paid.
create or replace function facts_counted(host uuid, moment timestamptz, out requests integer,
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
      ) and not exists (
        select from booking
        where booking.id = ended.id and taken_by_bank(booking.refund, booking.lost_to_bank)
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

-- They are counted anew, as after an event.
insert into facts_due (host_id)
select distinct host_id from booking
where stage = 'cancelled' and cancelled_by = 'host' and taken_by_bank(refund, lost_to_bank);
