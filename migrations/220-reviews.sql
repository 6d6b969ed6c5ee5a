-- What the two sides of a booking say of each other. Nobody sees it until both have, or may no more.
create table review (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  listing_id uuid not null,
  author_side text not null check (author_side in ('renter', 'host')),
  author_id uuid not null,
  subject_id uuid not null check (subject_id <> author_id),
  state text not null check (state in ('written', 'held', 'revealed', 'removed')),
  rating smallint not null check (rating between 1 and 5),
  aspects jsonb not null default '{}',
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  held_because text,
  revealed_at timestamptz,
  response text,
  responded_at timestamptz,
  removed_at timestamptz,
  removed_because text,
  removed_by uuid,
  unique (booking_id, author_side),
  check (state <> 'revealed' or revealed_at is not null),
  check ((state = 'removed') = (removed_at is not null)),
  check ((response is null) = (responded_at is null))
);

create index review_of_listing on review (listing_id, revealed_at desc, id)
  where state = 'revealed' and author_side = 'renter';
create index review_of_subject on review (subject_id, author_side, created_at);
create index review_of_author on review (author_id, created_at);
create index review_unseen on review (state, created_at) where state in ('written', 'held');
create index review_removed on review (removed_at) where state = 'removed';

create table review_report (
  review_id uuid not null references review (id),
  reporter_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (review_id, reporter_id)
);
create index review_report_open on review_report (created_at) where closed_at is null;
create index review_report_of_person on review_report (reporter_id);

-- Whom we have asked for a review of which booking.
create table review_asked (
  booking_id uuid primary key references booking (id),
  asked_at timestamptz not null,
  reminded_at timestamptz
);

-- The line that stands among the reviews of a space when its partner has cancelled a paid booking:
-- read off the bookings, so that nobody can leave it out or write it twice.
create index booking_cancelled_by_host on booking (listing_id, cancelled_at desc)
  where stage = 'cancelled' and cancelled_by = 'host' and paid_at is not null;

-- What reviews say of a space, where cards and searches find it.
alter table listing
  add column rating_count integer not null default 0,
  add column rating_sum integer not null default 0;

-- The average of all reviews; the few of a new space are drawn towards it.
create table rating_mean (
  one boolean primary key default true check (one),
  mean double precision not null
);
insert into rating_mean (mean) values (4.5);

-- How far above or below the average a space stands, in thousandths of a star from 4,000 on. Without
-- reviews it stands in the middle, however the average moves.
create function rank_of_rating(count integer, sum integer) returns integer language sql stable as $$
  select case when count = 0 then 4000 else
    4000 + round(1000 * (sum - count * (select mean from rating_mean)) / (count + 5))::integer
  end
$$;

alter table search_listing add column rating_rank integer not null default 4000;
create index search_listing_rated on search_listing (rating_rank, listing_id);

-- Comes after what keeps the row itself, which may have just been made anew.
create function keep_search_rating() returns trigger language plpgsql as $$
begin
  update search_listing set rating_rank = rank_of_rating(new.rating_count, new.rating_sum)
    where listing_id = new.id
      and rating_rank is distinct from rank_of_rating(new.rating_count, new.rating_sum);
  return null;
end $$;

create trigger keep_search_rating after update on listing for each row
  when (new.rating_count > 0 or old.rating_count > 0) execute function keep_search_rating();
