/** After a letter was sent. */
export const lettersKeptDays = 90
