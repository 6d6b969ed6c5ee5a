export const copy = {
  kit: 'Component kit',
  outbox: {
    title: 'Outbox',
    heading: 'Mail that would have been sent',
    lead: 'Without a mail server every letter lands here, newest first, and so does every text. This page exists in demonstrations only.',
    to: 'To this address only',
    show: 'Show',
    empty: {
      heading: 'No mail yet',
      words: 'Register, ask for a code or send a booking request, and the letter appears here.',
    },
    failed: 'The outbox could not be read.',
    asText: 'As plain text',
    letterFrame: (subject: string) => `The letter “${subject}”`,
    sentTo: (to: string) => `To ${to}`,
  },
}
