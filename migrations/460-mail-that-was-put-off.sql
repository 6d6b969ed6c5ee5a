-- Mail about unread messages waited without a time for whoever was suspended. It is now looked at
-- again each day.
update message_thread set renter_mail_due = last_at where renter_mail_due = '9999-01-01T00:00:00Z';
update message_thread set partner_mail_due = last_at where partner_mail_due = '9999-01-01T00:00:00Z';
