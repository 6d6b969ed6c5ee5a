-- The console asks for everything about one subject without saying of which kind it is. The index
-- that begins with the kind was read whole for that, and nothing needs it any more.
create index audit_event_of_subject on audit_event (subject_id, position);
drop index audit_event_subject;
-- What was taken down is read from the index made in 425.
drop index audit_event_takedown, audit_event_taken_down;
