export const reviewDeskStatuses = ['held', 'reported', 'removed'] as const
