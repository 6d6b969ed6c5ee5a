export const line10 = 10
