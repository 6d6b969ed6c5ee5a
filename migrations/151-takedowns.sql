-- The log of what was taken down is read from the audit log.
create index audit_event_takedown on audit_event (position)
  where action in ('listing.suspended', 'listing.change-refused', 'user.suspended');
