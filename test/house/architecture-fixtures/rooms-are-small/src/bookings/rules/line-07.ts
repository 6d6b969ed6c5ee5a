export const line07 = 7
