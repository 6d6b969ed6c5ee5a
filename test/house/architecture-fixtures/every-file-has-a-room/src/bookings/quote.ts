export const quote = 'in a noun but in no room of it' // breach
