-- A report about a review stays when its reporter deletes the account, without who it was.
-- two versions: the older one writes nothing that the key of the same columns had not refused.
create unique index review_report_of_reporter on review_report (review_id, reporter_id);
alter table review_report drop constraint review_report_pkey;
alter table review_report alter column reporter_id drop not null;
