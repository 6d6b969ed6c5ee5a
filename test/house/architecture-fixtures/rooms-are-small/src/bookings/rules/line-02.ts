export const line02 = 2
