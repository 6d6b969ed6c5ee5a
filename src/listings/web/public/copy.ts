export const copy = {
  untitled: 'Untitled space',

  gallery: {
    label: (title: string) => `Pictures of ${title}`,
    picture: (title: string, at: number, count: number) => `${title}, picture ${at} of ${count}`,
    video: (title: string, at: number, count: number) => `${title}, video ${at} of ${count}`,
    show: (at: number) => `Show picture ${at}`,
  },

  autoApproval: 'Auto approval',
  autoApprovalAbout: 'The partner’s answer is yes: your booking is confirmed at once.',
  unavailable: 'Not available at the moment',
  spaces: (count: number) => `${count} spaces like this`,

  actions: {
    share: 'Share',
    see: 'Ask to see it',
    copied: 'Link copied',
    notCopied: 'Please copy the link from the address bar.',
    report: 'Report this listing',
  },

  tabs: {
    label: 'About this space',
    details: 'Listing Details',
    dimensions: 'Dimensions',
    review: 'Review',
  },

  where: {
    heading: 'Where it is',
    circle: 'It is somewhere in the circle, which is a few streets wide.',
    exact: 'The exact address comes with a paid booking.',
    noMap: 'The partner has not placed this space on the map yet.',
  },

  head: {
    title: (title: string, size: string, area: string) =>
      [title, size, area].filter(Boolean).join(', '),
    description: (type: string, size: string, place: string, price: string) =>
      `${type}${size && `, ${size}`}${place && `, ${place}`}. ${price}`,
    price: (monthly: string) => `${monthly} per month with tax.`,
    storageSpace: 'Storage space',
  },
}
