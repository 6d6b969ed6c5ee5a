-- Why a partner refused or a move did not work out leaves with whoever wrote it. Of those who left
-- before that.
update booking set reason = null
from users
where users.id = host_id and users.deleted_at is not null and reason is not null and exists (
  select from booking_event
  where booking_id = booking.id and event in ('denied', 'cancelled') and by = 'host'
);
update move_job set reason = null
from users
where users.id = host_id and users.deleted_at is not null
  and reason <> 'The booking was cancelled or has ended.';
update message set text = line
from message_thread
join users on users.id = partner_id and users.deleted_at is not null
cross join unnest(array[
  'Booking denied by the partner.', 'Booking cancelled by the partner.', 'The move did not work out.'
]) as line
where thread_id = message_thread.id and sender = 'system' and starts_with(text, line || ' Reason: ');
