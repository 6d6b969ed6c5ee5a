-- When somebody whose identity was known took another name. What was shown before says nothing of it.
alter table users add column renamed_at timestamptz;
