export const mail = 1 // breach
