export const line21 = 21
