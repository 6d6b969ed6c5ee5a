export const isBookable = true
