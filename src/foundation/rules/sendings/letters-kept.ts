/** After a letter was sent. */
export const lettersKeptDays = 90
/** For so long a letter is tried that no mail server takes. */
export const lettersTriedDays = 7
/** After a text was written. */
export const textsKeptDays = 30
