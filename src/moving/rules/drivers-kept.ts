/** After a partner has removed them, in case something that happened on a move has to be clarified. */
export const driversKeptDays = 30
