/** What the operator's list can show. */
export const reviewDeskStatuses = ['held', 'reported', 'removed'] as const
