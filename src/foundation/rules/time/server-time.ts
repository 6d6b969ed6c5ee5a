/** Where the API says what time it is: the clock of somebody's device may be wrong. */
export const serverTimeHeader = 'x-server-time'
