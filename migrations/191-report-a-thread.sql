-- A conversation may be reported by one of its sides.
alter table report add column thread_id uuid references message_thread (id);
alter table report drop constraint report_about_check;
alter table report add constraint report_about_check
  check (about in ('listing', 'booking', 'person', 'thread'));
alter table report drop constraint report_check;
alter table report add constraint report_of_a_booking
  check ((about in ('booking', 'person')) = (booking_id is not null));
alter table report add constraint report_of_a_thread
  check ((about = 'thread') = (thread_id is not null));
