create table box (width integer not null, label text);
create unique index box_label on box (label);
alter table box add constraint box_width check (width > 0);
alter table shelf add column height integer;
alter table shelf add column kind text not null default 'drop; rename';
alter table shelf
  add column bought_at timestamptz,
  add column bought_by text check (bought_by is not null or bought_at is null);
create index shelf_height on shelf (height);
create function measure() returns trigger language plpgsql as $$
begin
  drop table nothing;
end $$;
alter table shelf drop constraint shelf_kind, add constraint shelf_kind check (kind in ('a', 'b'));
