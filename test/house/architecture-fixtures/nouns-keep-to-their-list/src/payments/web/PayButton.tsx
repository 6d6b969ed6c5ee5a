export const PayButton = 'button'
