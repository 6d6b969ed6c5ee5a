export const line14 = 14
