import { distanceText } from '#foundation/rules/place/distance.ts'

export const copy = {
  pricing: {
    typeHeading: 'Price type',
    typeLabel: 'How would you like to set prices?',
    custom: 'Custom',
    customHelp: 'You name a price for a month and for an hour.',
    elastic: 'Elastic',
    elasticBadge: 'AI estimate',
    elasticSoon: 'Not yet available',
    elasticHelp: 'AI estimates the price from what is asked for near you. For example:',
    elasticExamples: ['£100 per month', '£10 per day', '£2 per hour'],
    commission: (rate: string) => `Partners are charged ${rate} on all earnings.`,
    ratesHeading: 'Rates',
    monthly: 'Monthly rate',
    hourly: 'Hourly rate',
    withTax: (amount: string, per: string) => `Renters pay ${amount} per ${per} with tax.`,
    earned: (amount: string, per: string, rate: string) =>
      `You keep ${amount} per ${per} after our ${rate}.`,
    month: 'month',
    hour: 'hour',
  },

  suggestion: {
    heading: 'What others near you ask',
    loading: 'Looking at prices near you',
    intro: (count: number) => `${count} spaces of this type and size within ${distanceText(25)}.`,
    none: 'There are too few spaces like yours nearby to compare with yet.',
    median: (amount: string) => `Middle: ${amount}`,
    range: (low: string, high: string) => `${low} to ${high}`,
    monthly: 'Per month',
    hourly: 'Per hour',
    spoken: (low: string, median: string, high: string) =>
      `From ${low} to ${high}; the one in the middle asks ${median}.`,
    yours: (amount: string) => `Yours: ${amount}`,
    use: (amount: string) => `Use ${amount}`,
  },

  agreement: {
    heading: 'Approval and consent',
    rolling: 'Let month by month as well',
    rollingHelp:
      'Renters may stay until somebody gives notice, at least for your shortest rental. They pay each month from their card. Notice runs to the end of the next whole month from them, and of the second next from you.',
    autoApprove: 'Approve bookings automatically',
    autoApproveHelp:
      'Requests are accepted at once when the space is free. Renters see an Auto approval badge.',
    consent: 'I agree to the terms for partners',
    consentHelp: (rate: string) =>
      `The space is mine to let, what I wrote is true, and Holdall keeps ${rate} of what I earn.`,
    terms: 'Read the Terms of Use',
  },
}
