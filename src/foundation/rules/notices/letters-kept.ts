/** After a letter was sent. */
export const lettersKeptDays = 90
/** After a text was written. */
export const textsKeptDays = 30
