import { type Pence, pence } from '#foundation/rules/money.ts'
import { type Split, totalOf } from './split.ts'

/**
 * Debits are positive and credits negative. Each host has two accounts: `host:{id}` for what we owe
 * them and `debt:{id}` for what they owe us.
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
    own_bank: 'Paid by hand',
    hosts: 'Owed to partners',
    host_debts: 'Owed by partners',
    commission: 'Commission earned',
    tax: 'Tax collected',
    rounding: 'Rounding',
    cancellation_fees: 'Cancellation fees',
    provider_fees: 'Fees paid to the provider',
    refunds_payable: 'Refunds on their way',
    disputes: 'Withheld in disputes',
    losses: 'Lost',
  }

/** An account in words, and the partner whose it is; undefined where it is no account. */
export function accountInWords(account: string): { label: string; partnerId?: string } | undefined {
  const [, side, partnerId] = /^(host|debt):(.+)$/.exec(account) ?? []
  if (partnerId)
    return { label: accountLabels[side === 'host' ? 'hosts' : 'host_debts'], partnerId }
  const label = Object.entries(accountLabels).find(([name]) => name === account)?.[1]
  return label === undefined ? undefined : { label }
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
  | 'payout_by_hand'
  | 'reversal'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'

/** Entries that change how a payment is shared. */
export const sharingKinds = ['payment', 'cancellation', 'dispute_lost'] as const

/** Entries about a partner's account: what they earned, and what was sent to them or taken back. */
export type PartnerEntryKind =
  | (typeof sharingKinds)[number]
  | 'payout'
  | 'payout_by_hand'
  | 'reversal'

export function isSharing(kind: EntryKind): boolean {
  return (sharingKinds as readonly EntryKind[]).includes(kind)
}

/** The ledger lines of each event. They always add up to zero. */
export const postings = {
  payment: (total: Pence, split: Split, hostId: string) => [
    debit('clearing', total),
    ...credits(split, hostId),
  ],
  /** The booking was already over, so all of it goes back. */
  latePayment: (total: Pence) => transfer('clearing', 'refunds_payable', total),
  providerFee: (fee: Pence) => transfer('provider_fees', 'clearing', fee),
  /** A refund or a fee replaces the old shares of a payment with new ones. */
  cancellation: (back: { refund: Pence; fee: Pence }, shares: Shares, hostId: string) =>
    withoutNothing([
      ...sharedAnew(shares, hostId),
      credit('refunds_payable', back.refund),
      credit('cancellation_fees', back.fee),
    ]),
  refund: (refund: SetOff) => toRenter(refund, 'clearing'),
  refundFailed: (refund: SetOff) => opposite(toRenter(refund, 'clearing')),
  /** Paid from our own bank account, so the amount at the provider does not change. */
  refundByHand: (refund: SetOff) => toRenter(refund, 'own_bank'),
  /** A refund made in the provider's dashboard. It reduces nobody's share, so it is our loss. */
  refundOutside: (amount: Pence) => transfer('losses', 'clearing', amount),
  /** If part of it had been counted as a promised refund, the renter is owed that part again. */
  refundOutsideFailed: (amount: Pence, owedAgain: Pence) =>
    withoutNothing([
      debit('clearing', amount),
      credit('losses', pence(amount - owedAgain)),
      credit('refunds_payable', owedAgain),
    ]),
  payout: (payout: SetOff, hostId: string) => fromHost(payout, hostId),
  /** For who has left and cannot be paid by the provider. */
  payoutByHand: (payout: SetOff, hostId: string) => fromHost(payout, hostId, 'own_bank'),
  /** What cannot be taken back becomes the host's debt and is kept from later payouts. */
  reversal: (reversal: SetOff, hostId: string) => opposite(fromHost(reversal, hostId)),
  disputeOpened: (amount: Pence) => transfer('disputes', 'clearing', amount),
  disputeWon: (amount: Pence) => transfer('clearing', 'disputes', amount),
  /**
   * The bank took the money. It comes first from what we still owed the renter, then from the
   * shares, and the rest is our loss.
   */
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

/** The shares of a payment before and after a refund. */
export interface Shares {
  before: Split
  after: Split
}

/**
 * The part that does not go through the provider. For a host this is the part that is set off
 * against their debt. For a refund it is what was already given back in the provider's dashboard.
 */
interface SetOff {
  amount: Pence
  setOff: Pence
}

function fromHost(
  { amount, setOff }: SetOff,
  hostId: string,
  from: 'clearing' | 'own_bank' = 'clearing',
): Line[] {
  return withoutNothing([
    debit(`host:${hostId}`, amount),
    credit(from, pence(amount - setOff)),
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

/**
 * Gives each account at most one line, so that one entry never has two lines for the same account.
 */
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
