export const line04 = 4
