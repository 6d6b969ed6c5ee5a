export type PaymentState = 'paid'
