-- One conversation of a renter with the partner of a listing. Its id follows from the two.
create table message_thread (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  renter_id uuid not null,
  partner_id uuid not null,
  created_at timestamptz not null,
  -- The number of its newest message; they count from 1 without a gap.
  last_number int not null default 0,
  last_at timestamptz not null,
  bookings uuid[] not null default '{}',
  -- Since when a booking between the two has been paid, and nothing is hidden any more.
  booked_at timestamptz,
  renter_unread int not null default 0,
  partner_unread int not null default 0,
  -- Up to which number each side has read, and when it said so.
  renter_read int not null default 0,
  partner_read int not null default 0,
  renter_read_at timestamptz,
  partner_read_at timestamptz,
  -- Since when the operator may read it, because a side has reported it.
  reported_at timestamptz,
  blocked_by text check (blocked_by in ('renter', 'partner')),
  -- Since when the last mail about something unread went to each side.
  renter_mailed_at timestamptz,
  partner_mailed_at timestamptz,
  -- When the next such mail is due, if one is.
  renter_mail_due timestamptz,
  partner_mail_due timestamptz,
  constraint one_for_each_renter_and_listing unique (renter_id, listing_id)
);
create index thread_of_renter on message_thread (renter_id, last_at desc);
create index thread_of_partner on message_thread (partner_id, last_at desc);
create index thread_of_pair on message_thread (renter_id, partner_id);
create index thread_mail_due_renter on message_thread (renter_mail_due)
  where renter_mail_due is not null;
create index thread_mail_due_partner on message_thread (partner_mail_due)
  where partner_mail_due is not null;
create index unread_of_renter on message_thread (renter_id) where renter_unread > 0;
create index unread_of_partner on message_thread (partner_id) where partner_unread > 0;

create table message (
  id uuid primary key,
  thread_id uuid not null references message_thread (id),
  number int not null,
  sender text not null check (sender in ('renter', 'partner', 'system')),
  -- Whole, whatever is hidden from its reader.
  text text not null,
  pictures text[] not null default '{}',
  booking_id uuid,
  created_at timestamptz not null,
  constraint message_in_thread unique (thread_id, number)
);

-- Uploaded for a conversation; without a message it goes after a day.
create table message_picture (
  name text primary key,
  thread_id uuid not null references message_thread (id),
  owner_id uuid not null,
  message_id uuid,
  created_at timestamptz not null
);
create index message_picture_unused on message_picture (created_at) where message_id is null;

-- What each account is told live, numbered without gaps, so that a stream can go on where it broke.
create table inbox (
  account_id uuid primary key,
  last bigint not null default 0
);
create table inbox_event (
  account_id uuid not null,
  number bigint not null,
  kind text not null check (kind in ('message', 'read by them', 'read by you', 'unread')),
  thread_id uuid,
  message_id uuid,
  up_to int,
  created_at timestamptz not null,
  primary key (account_id, number)
);
create index inbox_event_age on inbox_event (created_at);

-- Those who have booked have a conversation already; its lines begin with what happens from now on.
insert into message_thread (
  id, listing_id, renter_id, partner_id, created_at, last_number, last_at, bookings, booked_at
)
select
  encode(substring(sha256(convert_to(listing_id::text || renter_id::text, 'utf8')) for 16), 'hex')::uuid,
  listing_id, renter_id, host_id, min(created_at), 0, max(created_at),
  array_agg(id order by created_at desc),
  (select min(paid_at) from booking as other
    where other.renter_id = booking.renter_id and other.host_id = booking.host_id)
from booking
group by listing_id, renter_id, host_id;

-- Since when the conversation says that a booking has ended.
alter table booking add column end_said_at timestamptz;
update booking set end_said_at = ends_at where ends_at <= now();
create index booking_end_unsaid on booking (ends_at) where stage = 'paid' and end_said_at is null;
