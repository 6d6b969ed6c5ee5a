export const line15 = 15
