-- How to get in, in the partner's words, for renters who have paid.
alter table listing add column access_notes text;
