export const line09 = 9
