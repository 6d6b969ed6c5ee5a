export const line01 = 1 // breach
