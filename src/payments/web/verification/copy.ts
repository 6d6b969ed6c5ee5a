import type { PayeeStanding } from '../../rules/payout-wire.ts'
import type { DocumentKind } from '../../rules/verification-wire.ts'

export const copy = {
  identity: 'Identity',
  verified: 'ID verified',
  open: 'Open',
  loading: 'Loading the state of your identity check',
  failed: 'We could not load the state of your identity check',
  again: 'Try again',
  states: {
    none: 'Checked by our payment provider when you connect a bank account, or by us with a document.',
    incomplete: 'Our payment provider needs a little more from you.',
    checking: 'Our payment provider is checking your details.',
    ready: 'Checked by our payment provider.',
    refused: 'Our payment provider could not confirm who you are.',
  } satisfies Record<PayeeStanding, string>,
  seen: 'Checked by us with a document.',
  renamed:
    'Your name was changed after it was checked. Send us a document that shows the new one to be “ID verified” again.',
  meanwhile: 'You can list spaces and approve bookings in the meantime. Only payouts wait.',
  connect: 'Connect your bank',
  goOn: 'Go on',

  document: {
    heading: 'Send us a document',
    intro:
      'This is optional. It earns the “ID verified” mark, also before your bank account is connected. We keep it encrypted and delete it as soon as we have decided.',
    kind: 'What it is',
    choose: 'Please choose',
    kinds: {
      passport: 'Passport',
      drivingLicence: 'Driving licence',
      proofOfAddress: 'Proof of address',
    } satisfies Record<DocumentKind, string>,
    file: 'Photo or scan',
    prompt: 'Choose a picture',
    help: 'A JPEG or PNG. We make it smaller if it is over 5 MB.',
    notPicture: 'Please choose a JPEG or PNG picture',
    tooLarge: 'Please upload a file smaller than 5 MB',
    noKind: 'Please choose what the document is.',
    sending: 'Sending the document',
    sent: 'File uploaded successfully',
    waiting: (what: string, day: string) =>
      `We have your ${what} of ${day} and will write to you once we have looked at it.`,
    accepted: (what: string) => `We have accepted your ${what} and deleted our copy.`,
    rejected: (what: string) => `We could not accept your ${what}`,
    sendAnother: 'You can send another.',
  },
}
