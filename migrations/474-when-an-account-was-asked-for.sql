-- When the provider was first asked to open the account. The provider forgets the key of that after
-- a day, so later the account is looked for first.
alter table payee add column account_asked_at timestamptz;
