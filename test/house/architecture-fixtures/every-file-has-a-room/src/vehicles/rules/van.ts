export const van = 'a noun that is not on the list' // breach
