export const quote = 1 // breach
