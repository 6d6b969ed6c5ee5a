/** What the operator's list can show. */
export const complaintStatuses = ['toDecide', 'waiting', 'decided', 'withdrawn'] as const
