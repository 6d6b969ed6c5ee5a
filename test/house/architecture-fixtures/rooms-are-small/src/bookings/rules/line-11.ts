export const line11 = 11
