-- The id of a conversation follows from renter and listing, so its key alone keeps it the only one.
-- Of two that were begun at the same moment, a second unique index refused one instead of joining it.
alter table message_thread drop constraint one_for_each_renter_and_listing;
