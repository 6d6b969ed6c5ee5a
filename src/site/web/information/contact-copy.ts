export const copy = {
  above: 'Contact',
  heading: 'Talk to a person',
  lead: 'Write when you can, so that nothing gets lost. Call when it cannot wait. Either way a person answers, not a menu.',
  write: 'Write to us',
  call: 'Call us',
  social: 'Elsewhere',
  demo: {
    heading: 'This is a demonstration',
    words:
      'The email address, the telephone number and the social links on this site are placeholders that lead to nobody. The operator sets the real ones before the site goes live.',
  },
  subjects: {
    heading: 'What is it about?',
    lead: 'Choose a subject, and your email program opens with the questions we would ask anyway.',
    list: [
      {
        subject: 'A booking',
        words: 'Dates, access, a partner who does not answer.',
        body: 'Booking or listing (the address of its page):\nWhat happened:\nWhat would you like us to do:',
      },
      {
        subject: 'A payment or a refund',
        words: 'A charge you do not know, a refund on its way.',
        body: 'Booking (the address of its page):\nAmount and date on your statement:\nWhat happened:\n\nPlease never send us card numbers.',
      },
      {
        subject: 'Letting out a space',
        words: 'Reviews, requests, payouts, drivers.',
        body: 'Listing (the address of its page):\nYour question:',
      },
      {
        subject: 'My data',
        words: 'A copy, a correction, an objection, erasure.',
        body: 'The email address of your account:\nWhat you would like us to do:\n\nWe may ask you to prove that it is you.',
      },
      {
        subject: 'A complaint',
        words: 'About how we have treated you.',
        body: 'What happened, and when:\nWhom you spoke to:\nWhat would put it right:',
      },
    ],
  },
  urgent: {
    heading: 'When it is urgent',
    words:
      'If somebody is in danger, or you smell gas or see fire, leave and call 999 first. For a gas smell call the National Gas Emergency Service on 0800\u00a0111\u00a0999. Tell us afterwards.',
  },
  complaints: {
    heading: 'If you are not content with our answer',
    paragraphs: [
      'Say so, and ask for your complaint to be looked at again. We tell you in writing what we decided and why.',
      'You can have free and independent advice from Citizens Advice, and you may take a dispute to court at any time. For questions of data protection you can complain to the Information Commissioner’s Office.',
    ],
  },
  next: [
    { to: '/support', label: 'Help topics', words: 'The answer may be there already.' },
    { to: '/about-us', label: 'About us', words: 'What Holdall is and how it earns money.' },
    {
      to: '/privacy-policy',
      label: 'Privacy policy',
      words: 'What we keep about you, and for how long.',
    },
  ],
}
