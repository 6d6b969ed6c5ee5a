export const line03 = 3
