-- The failed charge to a kept card that was counted last. An intent goes on naming it while the next
-- try is under way.
alter table payment add column declined_charge text;
