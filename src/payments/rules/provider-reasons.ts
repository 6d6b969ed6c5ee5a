const declined = 'The bank declined the card'
const lost = 'The card was reported lost or stolen'

/** Why money did not move, by the provider's code or by our own note. */
const reasons: Readonly<Record<string, string>> = {
  authentication_required: 'The bank of the card wants to ask its holder first',
  card_declined: declined,
  declined,
  do_not_honor: declined,
  expired_card: 'The card has run out',
  fraudulent: 'The bank took it for fraud',
  generic_decline: declined,
  incorrect_cvc: 'The security code of the card was wrong',
  insufficient_funds: 'There was not enough money on the card',
  lost_card: lost,
  no_card: 'There was no card to take it from',
  processing_error: 'The bank could not process it',
  stolen_card: lost,

  balance_insufficient: 'There was not enough money at the provider',
  charge_already_refunded: 'The payment had been refunded already',
  charge_disputed: 'The renter’s bank disputes the payment',
  insufficient_capabilities_for_transfer: 'The partner’s account may not receive money',
  lock_timeout: 'The provider was busy',
  rate_limit: 'The provider was busy',
  resource_missing: 'The provider does not know the payment or the account',

  'never linked': 'No page to pay on was opened',
  'no session was made': 'No page to pay on was opened',
  'the refund canceled': 'The refund was cancelled at the provider',
  'the refund failed': 'The renter’s bank did not take the refund',
}

const otherReason = 'The provider refused it or did not answer'

/**
 * For the operator, from what was stored: a code, the words of a fault or a note of ours. The text
 * of the provider's library stays in the log.
 */
export function reasonWords(stored: string): string {
  const code = /^(?:Stripe\w+ )?([a-z]\w*)(?::|$)/.exec(stored)?.[1]
  const known = find(reasons, code ?? stored)
  return known ?? (code === undefined ? otherReason : `${otherReason} (its code: ${code})`)
}

/** Why a bank asks for a payment back, by the code of the card networks. */
const disputeReasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the payment',
  check_returned: 'The bank sent the payment back',
  credit_not_processed: 'A refund that was promised did not come',
  customer_initiated: 'The renter asked the bank for it',
  debit_not_authorized: 'The holder did not agree to the payment',
  duplicate: 'It was paid twice',
  fraudulent: 'The holder of the card says it was not them',
  incorrect_account_details: 'The details of the account were wrong',
  insufficient_funds: 'There was not enough money in the account',
  noncompliant: 'A rule of the card network was broken',
  product_not_received: 'The renter says they did not get the space',
  product_unacceptable: 'The renter says the space was not as described',
  subscription_canceled: 'The renter says they had ended the booking',
  unrecognized: 'The holder of the card does not know the payment',
}

export function disputeReasonWords(code: string): string {
  return find(disputeReasons, code) ?? 'The bank gave no reason that we know'
}

function find(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
