-- That a card was declined goes to the renter alone. Conversations said it to both sides. The line
-- stays without that, as the lines of a conversation are numbered without a gap.
update message set text = 'The booking can still be paid.'
where sender = 'system' and text = 'A payment did not go through. The booking can still be paid.';
