/** After the end of the stay, in case something has to be clarified that happened on the way. */
export const movePhotosKeptDays = 365
