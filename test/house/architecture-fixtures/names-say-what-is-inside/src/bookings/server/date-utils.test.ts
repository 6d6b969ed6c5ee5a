export const dates = 1 // breach
