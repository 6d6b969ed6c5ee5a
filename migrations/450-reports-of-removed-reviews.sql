-- Of those who reported a review at the moment in which it was taken down.
update review_report set closed_at = removed_at
from review where review.id = review_id and state = 'removed' and closed_at is null;
