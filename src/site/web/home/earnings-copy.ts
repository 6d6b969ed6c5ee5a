import type { PolicyWords } from '../policy-words.ts'

export const copy = {
  heading: 'What could your space earn?',
  lead: 'An estimate from what partners like you ask today.',
  terms: ({ partnerShare, commission }: PolicyWords) =>
    `Listing is free. Of what a renter pays you before tax, ${partnerShare} is yours and Holdall keeps ${commission}. What spaces like yours cost stands on the page of your town.`,
}
