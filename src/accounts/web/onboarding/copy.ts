export const copy = {
  onboarding: {
    title: 'Get started as a partner',
    heading: (firstName: string) => `Welcome, ${firstName}. Let us set you up.`,
    intro: 'Three steps. You can leave at any time and come back.',
    steps: 'Setting up',
    skip: 'Skip',
    details: 'Your details',
    payout: 'Getting paid',
    listing: 'Your first listing',
    detailsHeading: 'How can renters reach you?',
    detailsIntro: 'Your phone number is shared only once you have approved a booking.',
    saveDetails: 'Save and continue',
    hostKind: {
      label: 'How do you let your space?',
      help: 'Shown on your listings, since a renter’s rights depend on it.',
      required: 'Please say whether you let as a private person or as a business.',
      save: 'Save',
      private: 'As a private person',
      privateAbout: 'A spare garage, loft or room of your own.',
      trader: 'As a business',
      traderAbout:
        'Letting space is part of your trade. Renters may then change their mind for 14 days.',
    },
    back: 'Back',
    listingHeading: 'Show your space',
    listingIntro:
      'Four short steps: where it is, what it is like, when it is free and what it costs. We look at each new listing before it goes live, usually within 24 hours.',
    createListing: 'Create your first listing',
  },

  upgrade: {
    heading: 'Have space to spare?',
    intro:
      'Become a partner with this same account: list your space, approve bookings and get paid. You can still book storage with other partners.',
    action: 'Become a partner',
    question: 'Become a partner?',
    explained:
      'Your dashboard becomes the partner dashboard. Your rentals move to Bookings, under My rentals.',
    done: 'You are a partner now',
  },
}
