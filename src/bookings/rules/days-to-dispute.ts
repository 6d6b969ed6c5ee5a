/** After the end of a booking, for a dispute between its two sides. */
export const daysToDispute = 14
