export const line01 = 1
