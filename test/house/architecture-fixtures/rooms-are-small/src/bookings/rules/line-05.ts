export const line05 = 5
