-- Of a review whose answer was taken down: when and why. It is not answered again.
alter table review add column response_removed_at timestamptz;
alter table review add column response_removed_because text;
