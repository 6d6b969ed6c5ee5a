export const line06 = 6
