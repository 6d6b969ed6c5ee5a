drop table room; -- breach
alter table shelf drop column width; -- breach
alter table shelf rename column height to tall; -- breach
alter table shelf alter column kind type integer; -- breach
alter table shelf alter column height set not null; -- breach
alter table shelf alter column kind drop default; -- breach
alter table shelf add column weight integer not null; -- breach
alter table shelf add constraint heavy check (weight > 0); -- breach
create unique index one_kind on shelf (kind); -- breach
alter table shelf rename to rack; -- breach
