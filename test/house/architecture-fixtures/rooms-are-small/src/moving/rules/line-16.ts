export const line16 = 16
