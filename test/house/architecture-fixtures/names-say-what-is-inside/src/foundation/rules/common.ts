export const common = 1 // breach
