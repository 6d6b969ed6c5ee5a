export const line12 = 12
