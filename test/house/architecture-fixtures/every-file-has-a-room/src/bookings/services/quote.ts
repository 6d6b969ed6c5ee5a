export const quote = 'in a room that nobody planned' // breach
