import { type Pence, pence } from '#foundation/rules/money.ts'
import { type Split, totalOf } from './split.ts'

/**
 * Debits are positive, credits negative. Hosts have an account each for what we owe them,
 * `host:{id}`, and one for what they owe us, `debt:{id}`.
 */
export type Account =
  | 'clearing'
  | 'own_bank'
  | 'commission'
  | 'tax'
  | 'rounding'
  | 'cancellation_fees'
  | 'provider_fees'
  | 'refunds_payable'
  | 'disputes'
  | 'losses'
  | HostAccount

type HostAccount = `host:${string}` | `debt:${string}`

export const accountLabels: Record<Exclude<Account, HostAccount> | 'hosts' | 'host_debts', string> =
  {
    clearing: 'Held by the payment provider',
    own_bank: 'Refunds paid by hand',
    hosts: 'Owed to hosts',
    host_debts: 'Owed by hosts',
    commission: 'Commission earned',
    tax: 'Tax collected',
    rounding: 'Rounding',
    cancellation_fees: 'Cancellation fees',
    provider_fees: 'Fees paid to the provider',
    refunds_payable: 'Refunds on their way',
    disputes: 'Withheld in disputes',
    losses: 'Lost',
  }

export interface Line {
  account: Account
  pence: Pence
}

export type EntryKind =
  | 'payment'
  | 'late_payment'
  | 'provider_fee'
  | 'cancellation'
  | 'refund'
  | 'refund_failed'
  | 'refund_by_hand'
  | 'refund_outside'
  | 'refund_outside_failed'
  | 'payout'
  | 'reversal'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'

/** What changes who has which share of a payment. */
export const sharingKinds: readonly EntryKind[] = ['payment', 'cancellation', 'dispute_lost']

/** What each event means in the books. Every list of lines adds up to nothing. */
export const postings = {
  /** The renter paid, and everybody's share is known from the start. */
  payment: (total: Pence, split: Split, hostId: string) => [
    debit('clearing', total),
    ...credits(split, hostId),
  ],
  /** Paid for a booking that was over by then: all of it is to go back. */
  latePayment: (total: Pence) => transfer('clearing', 'refunds_payable', total),
  providerFee: (fee: Pence) => transfer('provider_fees', 'clearing', fee),
  /** Whatever of a payment goes back, and for a fee: the shares of the rest stand in their place. */
  cancellation: (back: { refund: Pence; fee: Pence }, shares: Shares, hostId: string) =>
    withoutNothing([
      ...sharedAnew(shares, hostId),
      credit('refunds_payable', back.refund),
      credit('cancellation_fees', back.fee),
    ]),
  refund: (refund: SetOff) => toRenter(refund, 'clearing'),
  refundFailed: (refund: SetOff) => opposite(toRenter(refund, 'clearing')),
  /** From the operator's own bank: what the provider holds stays as it is. */
  refundByHand: (refund: SetOff) => toRenter(refund, 'own_bank'),
  /** Given back in the provider's dashboard, out of nobody's share but our own pocket. */
  refundOutside: (amount: Pence) => transfer('losses', 'clearing', amount),
  /** What of it had been counted towards a refund is owed to the renter again. */
  refundOutsideFailed: (amount: Pence, owedAgain: Pence) =>
    withoutNothing([
      debit('clearing', amount),
      credit('losses', pence(amount - owedAgain)),
      credit('refunds_payable', owedAgain),
    ]),
  payout: (payout: SetOff, hostId: string) => fromHost(payout, hostId),
  /** What cannot be taken back is owed to us, and kept from the next payouts. */
  reversal: (reversal: SetOff, hostId: string) => opposite(fromHost(reversal, hostId)),
  disputeOpened: (amount: Pence) => transfer('disputes', 'clearing', amount),
  disputeWon: (amount: Pence) => transfer('clearing', 'disputes', amount),
  /** The renter's bank took it: what we still owed of it first, then of the shares, else of us. */
  disputeLost: (lost: { amount: Pence; stillOwed: Pence }, shares: Shares, hostId: string) => {
    const ofShares = totalOf(shares.before) - totalOf(shares.after)
    return withoutNothing([
      ...sharedAnew(shares, hostId),
      debit('refunds_payable', lost.stillOwed),
      credit('disputes', lost.amount),
      debit('losses', pence(lost.amount - lost.stillOwed - ofShares)),
    ])
  },
}

/** Everybody's share of a payment, before and after some of it went back. */
export interface Shares {
  before: Split
  after: Split
}

/**
 * How much of it does not pass through the provider: of a host's money what goes through their
 * debt, of a refund what somebody gave back outside of our rules before.
 */
interface SetOff {
  amount: Pence
  setOff: Pence
}

function fromHost({ amount, setOff }: SetOff, hostId: string): Line[] {
  return withoutNothing([
    debit(`host:${hostId}`, amount),
    credit('clearing', pence(amount - setOff)),
    credit(`debt:${hostId}`, setOff),
  ])
}

function toRenter({ amount, setOff }: SetOff, from: Account): Line[] {
  return withoutNothing([
    debit('refunds_payable', amount),
    credit(from, pence(amount - setOff)),
    credit('losses', setOff),
  ])
}

function credits({ host, commission, tax, rounding }: Split, hostId: string): Line[] {
  return withoutNothing([
    credit(`host:${hostId}`, host),
    credit('commission', commission),
    credit('tax', tax),
    credit('rounding', rounding),
  ])
}

/** No account twice: of what was credited before, only what is no longer theirs is taken. */
function sharedAnew({ before, after }: Shares, hostId: string): Line[] {
  return credits(
    {
      host: pence(after.host - before.host),
      commission: pence(after.commission - before.commission),
      tax: pence(after.tax - before.tax),
      rounding: pence(after.rounding - before.rounding),
    },
    hostId,
  )
}

function transfer(to: Account, from: Account, amount: Pence): Line[] {
  return withoutNothing([debit(to, amount), credit(from, amount)])
}

function debit(account: Account, amount: Pence): Line {
  return { account, pence: amount }
}

function credit(account: Account, amount: Pence): Line {
  return { account, pence: pence(0 - amount) }
}

function opposite(lines: readonly Line[]): Line[] {
  return lines.map(line => ({ account: line.account, pence: pence(0 - line.pence) }))
}

function withoutNothing(lines: readonly Line[]): Line[] {
  return lines.filter(line => line.pence !== 0)
}
