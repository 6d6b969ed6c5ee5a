export const copy = {
  personal: {
    title: 'Personal Details',
    loading: 'Loading your details',
    failed: 'We could not load your details',
  },

  profile: {
    heading: 'You',
    intro:
      'Your first name and picture are shown to the people you deal with, your last name once a booking is approved.',
    nameShown:
      'You are “ID verified”. Another first or last name takes that away until you send us a document that shows it.',
    phoneHelp:
      'Shared with the other side, and with a driver who comes, only once a booking is approved.',
    emailHelp: 'This is how you log in.',
    changeEmail: 'Change email',
    save: 'Save changes',
  },

  emailChange: {
    heading: 'Change your email',
    intro: 'We will send a code to the new address. Nothing changes until you enter it here.',
    newEmail: 'New email',
    send: 'Send the code',
    confirmHeading: 'Enter the code',
    confirmIntro: (email: string) => `We have sent a 6-digit code to ${email}.`,
    confirm: 'Change email',
    again: 'Use a different email',
    done: 'Your email was changed',
  },

  preferences: {
    heading: 'Communication preferences',
    intro: 'What happens with your bookings and your security always reaches you by email.',
    category: 'About',
    byEmail: 'Email',
    byText: 'Text',
    noTexts: 'This site sends no texts at the moment. Your choice is kept for when it does.',
    textsTo: (phone: string) => `Texts go to ${phone}.`,
    textsNeedPhone: 'Texts need a phone number: add yours above.',
    support: 'Account Support',
    supportHelp: 'What your account still needs, such as a bank account for payouts.',
    reminder: 'Reminders',
    reminderHelp:
      'By email about unread messages, reviews, viewings and humidity readings. By email or text before a start, an end or a deadline passes. By text when a booking is paid, a payment fails, rent could not be taken or the driver is on the way.',
    marketing: 'Marketing',
    marketingHelp: 'Offers and ideas. We send none yet, and never unless you want them.',
    switchName: (category: string, channel: string) => `${category} by ${channel.toLowerCase()}`,
  },

  data: {
    heading: 'Your data',
    exportTitle: 'A copy of your data',
    exportExplained: 'Everything we hold about you, as a file that programs can read (JSON).',
    export: 'Download my data',
    exportFile: 'holdall-my-data.json',
    exported: 'Your data was downloaded',
    deleteTitle: 'Delete your account',
    deleteExplained: 'For good. This cannot be undone.',
    delete: 'Delete account',
    deleteHeading: 'Delete your account?',
    happens: {
      first: 'You are logged out everywhere and cannot log in again.',
      removed: {
        customer: 'Your name, email, phone and picture are removed.',
        partner: 'Your name, email, phone, picture and drivers are removed.',
      },
      listings: 'Your listings disappear from search at once.',
      last: 'Records of payments stay as long as the law requires, without your name on them. If you earned money here, it also makes us keep your legal name, date of birth and tax number. Reviews, answers to them and notices about goods left behind stay as they were written.',
    },
    deleteBlocked: {
      customer:
        'While a paid booking is open or money is owed, the account has to stay. We will tell you what is in the way.',
      partner:
        'While a paid booking is open, things of a renter may still be in your space or money is owed, the account has to stay. We will tell you what is in the way.',
    },
    confirm: 'Delete my account',
    keep: 'Keep my account',
    deleted: 'Account has been successfully deleted',
  },
}
