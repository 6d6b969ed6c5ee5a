import { shortId } from '#foundation/rules/id-text.ts'
import { formatPence, type Pence, pence } from '#foundation/rules/money.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import { reasonWords } from '#payments/rules/provider-reasons.ts'
import type { PaymentRow } from './payments-table.ts'

interface About {
  firstName: string
  space: string
  amount: Pence
  url: string
}

export function refundLetter({ firstName, space, amount, url }: About): Letter {
  const money = formatPence(amount)
  return {
    subject: `${money} is on its way back to you`,
    preview: `Your refund for ${space} has been sent.`,
    heading: `We have refunded ${money}`,
    paragraphs: [
      `${firstName}, your refund for ${space} has been sent to the card you paid with. Banks usually show it within five to ten days.`,
    ],
    action: { label: 'See where your money went', url },
  }
}

export function handRefundLetter(
  { firstName, space, amount, url }: About,
  reference: string,
): Letter {
  const money = formatPence(amount)
  return {
    subject: `${money} was sent to your bank account`,
    preview: `Your refund for ${space} could not go to your card.`,
    heading: `We have refunded ${money}`,
    paragraphs: [
      `${firstName}, your refund for ${space} could not go to the card you paid with, so we have paid it by bank transfer. Its reference is ${reference}.`,
    ],
    action: { label: 'See where your money went', url },
  }
}

interface Payout {
  slice: number
  slices: number
  /** The part that was kept for the host's debt. */
  setOff: Pence
}

export function payoutLetter(
  { firstName, space, amount, url }: About,
  { slice, slices, setOff }: Payout,
): Letter {
  const sent = pence(amount - setOff)
  const money = formatPence(sent)
  const part = slices > 1 ? ` It is part ${slice} of ${slices}.` : ''
  const kept =
    setOff > 0
      ? ` Of ${formatPence(amount)} we kept ${formatPence(setOff)}, because an earlier payout could not be taken back.`
      : ''
  if (sent === 0) return keptLetter({ firstName, space, amount, url })
  return {
    subject: `${money} is on its way to you`,
    preview: `Your payout for ${space} has been sent.`,
    heading: `We have sent you ${money}`,
    paragraphs: [
      `${firstName}, this is your payout for ${space}.${part}${kept} It reaches your bank in a few days.`,
    ],
    action: { label: 'See your payouts', url },
  }
}

function keptLetter({ firstName, space, amount, url }: About): Letter {
  const money = formatPence(amount)
  return {
    subject: `Your payout of ${money} pays what you owed`,
    preview: 'An earlier payout could not be taken back.',
    heading: `Your payout of ${money} pays what you owed`,
    paragraphs: [
      `${firstName}, this is about your payout for ${space}. We kept it, because an earlier payout could not be taken back from your account.`,
    ],
    action: { label: 'See your payouts', url },
  }
}

/** A payout could not be taken back, so it is now the host's debt. */
export function debtLetter({ firstName, space, amount, url }: About): Letter {
  const money = formatPence(amount)
  return {
    subject: `${money} will be kept from your next payouts`,
    preview: `A payout for ${space} could not be taken back.`,
    heading: `You owe us ${money}`,
    paragraphs: [
      `${firstName}, the renter of ${space} is getting their money back, or their bank is asking for it. Your payout for it was to come back to us, but there was nothing of it left in your account.`,
      'There is nothing for you to do: we keep it from your next payouts.',
    ],
    action: { label: 'See what happened', url },
  }
}

/** What had been kept of the payout for a debt is owed again. */
export function reversalLetter({ firstName, space, amount, url }: About, kept: Pence): Letter {
  const money = formatPence(amount)
  const owed = `${formatPence(kept)} of that payout had been kept for what you owed us. You owe it again, and we keep it from your next payouts.`
  return {
    subject: `${money} was taken back`,
    preview: `A payout for ${space} was taken back.`,
    heading: `We have taken back ${money}`,
    paragraphs: [
      `${firstName}, a payout for ${space} was taken back, because the renter is getting the money back or their bank is asking for it.`,
      ...(kept > 0 ? [owed] : []),
    ],
    action: { label: 'See what happened', url },
  }
}

export function payoutWaitsLetter({ firstName, amount, url }: Omit<About, 'space'>): Letter {
  const money = formatPence(amount)
  return {
    subject: `${money} is waiting for you`,
    preview: 'See what it waits for.',
    heading: `${money} is waiting for you`,
    paragraphs: [
      `${firstName}, you have earned money that we cannot send yet. Bank Details says what it waits for.`,
    ],
    action: { label: 'Set up payouts', url },
  }
}

export type DisputeNews = 'opened' | 'won' | 'lost'

interface Disputed extends About {
  /** What is left to the partner of the payment. */
  share: Pence
  reader: 'partner' | 'operator'
}

type DisputeWriter = { heading: string; text: (about: Disputed) => string }

const disputeWords: Record<DisputeNews, DisputeWriter> = {
  opened: {
    heading: 'A payment is disputed',
    text: () =>
      'The renter’s bank is asking for the money back. Payouts for this booking are on hold until it has decided.',
  },
  won: {
    heading: 'A bank dispute was decided for us',
    text: () => 'The money stays, and payouts for this booking go on.',
  },
  lost: {
    heading: 'A bank dispute was decided for the renter',
    text: ({ share, reader }) => {
      const back = 'The money that the bank asked for went back to the renter'
      if (share <= 0) return `${back}, so nothing of this payment is paid out.`
      const whose = reader === 'partner' ? 'your' : 'the partner’s'
      return `${back}. What is left of ${whose} share, ${formatPence(share)}, is paid out.`
    },
  },
}

export function disputeLetter(news: DisputeNews, about: Disputed): Letter {
  const { firstName, space, amount, url } = about
  const { heading, text: write } = disputeWords[news]
  const text = write(about)
  return {
    subject: `${heading}: ${space}`,
    preview: text,
    heading,
    paragraphs: [`${firstName}, this is about ${formatPence(amount)} paid for ${space}.`, text],
    action: { label: 'See the booking', url },
  }
}

export function mismatchLetter(
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  note: string,
  site: string,
): Letter {
  return {
    subject: 'A payment is not what was asked for',
    preview: note,
    heading: 'A payment has to be looked at',
    paragraphs: [
      `Payment ${shortId(id)} of ${formatPence(amount)} was not booked, because ${note}. Nothing was confirmed and nothing refunded by itself.`,
    ],
    action: { label: 'Open the money desk', url: `${site}/admin/money` },
  }
}

export function failedRefundLetter({ space, amount, why, site }: Failed): Letter {
  const money = formatPence(amount)
  return {
    subject: `A refund of ${money} has to be paid by hand`,
    preview: `The provider could not pay it for ${space}.`,
    heading: 'A refund could not be made',
    paragraphs: [
      `The provider could not refund ${money} for ${space}. The renter waits for it until you have paid it by bank transfer and said so.`,
    ],
    facts: why === null ? [] : [{ label: 'Why', value: reasonWords(why) }],
    action: { label: 'See who is owed what', url: `${site}/admin/money?view=owed` },
  }
}

export function failedPayoutLetter({ space, amount, why, site }: Failed): Letter {
  const money = formatPence(amount)
  return {
    subject: `A payout of ${money} did not go through`,
    preview: `The provider refused it for ${space}.`,
    heading: 'A payout could not be made',
    paragraphs: [
      `The provider refused to pay ${money} to the partner of ${space}. The partner waits for it until you send it again, which helps once the reason is gone.`,
    ],
    facts: why === null ? [] : [{ label: 'Why', value: reasonWords(why) }],
    action: { label: 'See the payouts', url: `${site}/admin/money?view=payout` },
  }
}

interface Failed {
  space: string
  amount: Pence
  why: string | null
  site: string
}

export function differencesLetter(count: number, site: string): Letter {
  return {
    subject: `The books differ in ${count} ${count === 1 ? 'place' : 'places'}`,
    preview: 'Our books and the provider’s were compared.',
    heading: 'Our books and the provider’s differ',
    paragraphs: ['The comparison of the last three days found differences. Please look at them.'],
    action: { label: 'See the differences', url: `${site}/admin/money` },
  }
}

export function documentLetter(
  status: 'accepted' | 'rejected',
  { firstName, reason, url }: { firstName: string; reason: string | undefined; url: string },
): Letter {
  const isFine = status === 'accepted'
  const heading = isFine ? 'Your identity is verified' : 'We could not accept your document'
  return {
    subject: heading,
    preview: isFine ? 'Your listings now show it.' : 'Please send another.',
    heading,
    paragraphs: [
      isFine
        ? `${firstName}, thank you. We have deleted the picture of your document.`
        : `${firstName}, here is why: ${reason ?? 'it could not be read.'} We have deleted the picture.`,
    ],
    action: { label: isFine ? 'See your account' : 'Send another document', url },
  }
}
