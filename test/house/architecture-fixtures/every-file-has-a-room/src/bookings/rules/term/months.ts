export const months = 'at home'
