-- Which part of what it is about: a month of rent.
alter table webhook_delivery add column part text;
