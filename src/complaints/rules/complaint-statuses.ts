export const complaintStatuses = ['toDecide', 'waiting', 'decided', 'withdrawn'] as const
