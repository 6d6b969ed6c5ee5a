export const round = 1
