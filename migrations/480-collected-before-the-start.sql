-- When the van took the things of a booking. From then on they are with the partner, so a booking that
-- is cancelled before its start may have things to give back as well.
alter table booking add column collected_at timestamptz;
update booking set collected_at = move_job.collected_at
from move_job
where booking_id = booking.id and move_job.collected_at is not null;
-- Whoever has things on a van, or drives with them, is looked for here before an account is deleted.
create index move_job_collected on move_job (booking_id) where state = 'collected';
