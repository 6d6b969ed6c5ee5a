-- Reviews that were taken down stand in the same log as listings.
create index audit_event_not_shown on audit_event (position)
  where action in (
    'listing.suspended', 'listing.change-refused', 'user.suspended', 'listing.reading-removed',
    'review.removed'
  );
