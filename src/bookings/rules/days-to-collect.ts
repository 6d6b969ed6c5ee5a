/** A reasonable time to collect what was stored. */
export const daysToCollect = 14
