export const commonwealth = 1
