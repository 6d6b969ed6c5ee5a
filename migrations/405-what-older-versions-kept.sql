-- When a mail about a saved search is due stands in `saved_alert` since 310.
-- unused since 310: no version reads or writes it since
drop trigger keep_saved_alert on saved_search;
-- unused since 310: only that trigger ran it
drop function keep_saved_alert;
-- unused since 310: its index goes with it
alter table saved_search drop column alert_at;

-- unused since 380: what is free again stands beside the card
drop function free_from;
