import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { distanceText } from '#foundation/rules/place/distance.ts'

export const copy = {
  facts: {
    size: 'Size',
    access: 'Access times',
    entry: 'How you get in',
    floor: 'Floor',
    ask: 'Ask the partner',
    dryRecord: (percent: number, readOn: string) =>
      `Dry record: ${percent}% on ${Number(readOn.slice(8))} ${monthText(readOn.slice(0, 7))}`,
  },

  details: {
    about: 'About this space',
    features: 'Features',
    dryRecord: 'Dry record',
    services: 'Services',
    rates: 'Rates',
    terms: 'Good to know',
    host: 'Your partner',
    noServices: 'This partner lets the space only. You bring and pack your things yourself.',
    delivery: 'Delivery',
    deliveryAbout: (perKm: string) =>
      `The partner collects your things for ${perKm} a km, plus tax.`,
    deliveryFree: 'The partner collects your things at no extra cost.',
    deliveryWithin: (km: number) => `Up to ${distanceText(km)} from the space.`,
    vehicle: (vehicle: string) => `Vehicle: ${vehicle}.`,
    packing: 'Packing',
    packingAbout: (price: string | null) =>
      price === null
        ? 'The partner packs your things, at no extra cost.'
        : `The partner packs your things, for ${price} and the tax on it.`,
    shortest: 'Shortest rental',
    untilNotice: 'Until you give notice',
    untilNoticeAbout:
      'You may rent month by month, with no end agreed. Notice runs to the end of the next whole month.',
    inParts: 'Two months or more',
    inPartsAbout: 'Pay all of it at once, or month by month from a card that is kept.',
    notice: 'Notice before you start',
    parking: 'Parking',
    parkingPermit: 'You need a permit to park there. How to get it comes with your booking.',
    noParkingPermit: 'You need no permit to park there.',
    exactAddress: 'Exact address',
    exactAddressAbout: 'You get it, and how to get in, once your booking is approved and paid.',
    monthly: 'Monthly rate',
    hourly: 'Hourly rate',
    rate: 'Rate',
    withTax: 'With tax',
    perMonth: (price: string) => `${price} per month`,
    perHour: (price: string) => `${price} per hour`,
    monthNote: 'Months are calendar months. Each is charged in full, the first one too.',
    letBy: (name: string) => `Let by ${name}`,
    idVerified: 'ID verified',
    hostSince: (month: string) => `On Holdall since ${month}`,
    hostKinds: {
      private: 'Lets as a private person, so consumer law for traders does not apply.',
      trader: 'Lets as a business, so you have a consumer’s rights.',
    },
    ask: 'Ask a question',
    hostPage: (firstName: string) => `All spaces and figures of ${firstName}`,
    hostSafety: 'Pay through Holdall, and never outside it.',
  },

  jsonLd: {
    offer: { monthly: 'Monthly rental, tax included', hourly: 'Hourly rental, tax included' },
  },

  storageSpace: 'Storage space',
}
