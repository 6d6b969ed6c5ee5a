export const line20 = 20
