/**
 * Misspelt sentences come from the specification and stay; docs/deviations.md lists our changes.
 */
export const copy = {
  createTitle: 'Create a listing',
  editTitle: 'Edit listing',
  editTab: (space: string) => `${space} - edit listing`,
  loading: 'Loading your listing',
  failed: 'We could not load this listing',
  missingTitle: 'This listing is not there',
  missingWords: 'It may have been deleted, or it belongs to another account.',
  toListings: 'Back to your listings',
  stepsLabel: 'Steps of your listing',
  tabs: {
    basics: 'Basic Information',
    space: 'Space Details',
    availability: 'Availability',
    pricing: 'Pricing',
  },
  titles: {
    basics: 'Provide listing location & type',
    space: 'Describe your listing',
    availability: 'Provide storage availability period',
    pricing: 'State pricing',
  },
  intros: {
    basics: 'Say where the space is and what kind of space it is.',
    space: 'Show people what they would be renting. Good pictures matter most.',
    availability:
      'Say when and how people reach their things, and when you need the space yourself.',
    pricing: 'You set the price and can change it whenever you like.',
  },
  next: 'Next',
  back: 'Back',
  cancel: 'Cancel',
  saveAndExit: 'Save & Exit',
  saveChanges: 'Save changes',
  saveAndResubmit: 'Save and send for review again',
  incomplete: 'Incomplete',
  stillNeeded: (words: string, others: number) =>
    others === 0
      ? words
      : others === 1
        ? `${words} One more thing is missing too.`
        : `${words} ${others} more things are missing too.`,
  unfinished: {
    title: 'Some things are still missing',
    goTo: (tab: string) => `Go to ${tab}`,
  },
  updated: 'Listing was succesfully updated',
  unexpected: 'Something went wrong on our side.',
  saved: {
    saving: 'Saving',
    now: 'Saved a moment ago',
    oneMinute: 'Saved a minute ago',
    minutes: (minutes: number) => `Saved ${minutes} minutes ago`,
    failed: 'Not saved yet. We will try again.',
    refused: 'Not saved yet.',
    unsaved: 'You have changes that are not saved.',
  },
  stale: {
    title: 'This listing was changed in another tab',
    words: 'So that no halves are mixed, nothing more is saved here. Load it again to go on.',
    reload: 'Load it again',
  },
  leave: {
    title: 'Leave without saving?',
    words: 'Your changes to this listing are not saved yet.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  live: {
    approved: 'This listing is live. A new address or storage type sends it back for review.',
    rejected: 'This listing was not approved',
    suspended: 'This listing is suspended',
    suspendedWords: 'It cannot be edited. Please contact support to have it looked at.',
  },
  preview: {
    heading: 'How renters will see it',
    untitled: 'Your title',
    nowhere: 'Your street and area',
    perMonth: 'per month',
    withTax: (amount: string) => `${amount} with tax`,
    noPrice: 'Your price',
    autoApproval: 'Auto approval',
    spaces: (count: number) => `${count} spaces`,
    delivery: 'Delivery',
    packing: 'Packing',
  },
  publish: {
    title: 'Your listing is almost live!',
    words: 'Please wait up to 24 hours for your liting to be approved',
    preview: 'Preview',
    proceed: 'Proceed to dashboard',
  },
  review: {
    title: 'Send it for review?',
    words:
      'Your changes are saved and everything is filled in. Once sent, please wait up to 24 hours for your listing to be approved.',
    later: 'Not yet',
    send: 'Send for review',
  },
}
