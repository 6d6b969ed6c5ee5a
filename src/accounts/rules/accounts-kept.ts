/** Without use, and at most. */
export const sessionHours = 24
export const sessionDays = 30
/** After the last log-in. */
export const devicesKeptDays = 365
export const marksKeptDays = 180
