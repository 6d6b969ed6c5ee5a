/** Each number stands for one behaviour, like the provider's own test cards. */
export const cards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  threeDSecure: '4000002500003155',
  disputed: '4000000000000259',
  refundComesBack: '4000000000005126',
  // These three succeed while their holder is there, and behave differently later.
  declinesLater: '4000000000000341',
  wantsAuthentication: '4000002760003184',
  expiresSoon: '4000000000000069',
} as const
export type CardNumber = (typeof cards)[keyof typeof cards]

/** What a kept card does when it is charged without its holder. */
export type CardBehaviour = 'ok' | 'declines later' | 'wants authentication' | 'expires soon'

export const cardWithBehaviour: Record<CardBehaviour, CardNumber> = {
  ok: cards.success,
  'declines later': cards.declinesLater,
  'wants authentication': cards.wantsAuthentication,
  'expires soon': cards.expiresSoon,
}

export function behaviourOf(card: CardNumber): CardBehaviour {
  const behaviours = Object.keys(cardWithBehaviour) as CardBehaviour[]
  return behaviours.find(behaviour => cardWithBehaviour[behaviour] === card) ?? 'ok'
}
