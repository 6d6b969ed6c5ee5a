export const line19 = 19
