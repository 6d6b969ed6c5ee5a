export const line13 = 13
