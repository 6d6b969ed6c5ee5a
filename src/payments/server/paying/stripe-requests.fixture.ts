import type Stripe from 'stripe'

/** JSON schemas are made from these types, one for each request that we send. */
export type SessionCreate = Stripe.Checkout.SessionCreateParams
export type IntentCreate = Stripe.PaymentIntentCreateParams
export type IntentConfirm = Stripe.PaymentIntentConfirmParams
export type IntentCancel = Stripe.PaymentIntentCancelParams
export type RefundCreate = Stripe.RefundCreateParams
export type TransferCreate = Stripe.TransferCreateParams
export type ReversalCreate = Stripe.TransferCreateReversalParams
export type AccountCreate = Stripe.AccountCreateParams
export type AccountUpdate = Stripe.AccountUpdateParams
export type AccountLinkCreate = Stripe.AccountLinkCreateParams
