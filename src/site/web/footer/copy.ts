export const copy = {
  promise:
    'Spare space near you, and a hand with the move. Holdall brings together people who have room and people who need some.',
  contact: 'Talk to us',
  social: 'Follow us',
  opensElsewhere: 'opens another site',
  copyright: (year: string) => `© ${year} Holdall. All rights reserved.`,
  moneyAndTime: 'Prices in pounds sterling. Times are UK times.',
}
