-- Links in the mail about a request by which its partner answers it without logging in.
create table answer_link (
  token_digest bytea primary key,
  booking_id uuid not null references booking (id),
  host_id uuid not null,
  -- Of the mailbox that it went to: it ends when the partner moves to another.
  mailbox_digest bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  answer text check (answer in ('approved', 'disapproved')),
  check ((used_at is null) = (answer is null))
);
create index answer_link_of_host on answer_link (host_id);
create index answer_link_by_age on answer_link (expires_at);
