export const line18 = 18
