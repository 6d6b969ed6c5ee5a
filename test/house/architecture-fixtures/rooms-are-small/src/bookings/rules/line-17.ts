export const line17 = 17
