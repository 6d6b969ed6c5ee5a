export const line08 = 8
