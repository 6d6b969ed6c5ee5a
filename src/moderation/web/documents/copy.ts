import type { DocumentKind } from '#payments/rules/verification-wire.ts'

export const copy = {
  about:
    'Documents of partners, longest waiting first. Looking at one is written to the audit log, and either answer deletes the picture.',
  loading: 'Loading the documents',
  failed: 'We could not load the documents',
  empty: 'No document waits for you',
  caption: 'Documents that wait',
  count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  who: 'Partner',
  kind: 'Document',
  kinds: {
    passport: 'Passport',
    drivingLicence: 'Driving licence',
    proofOfAddress: 'Proof of address',
  } satisfies Record<DocumentKind, string>,
  since: 'Since',
  act: 'Decide',
  open: 'Look at it',
  openNamed: (kind: string, name: string) => `Look at it: ${kind.toLowerCase()} of ${name}`,
  title: (kind: string, name: string) => `${kind} of ${name}`,
  picture: (kind: string, name: string) => `The ${kind.toLowerCase()} that ${name} sent`,
  pictureFailed: 'We could not load the picture',
  accept: 'Accept',
  reject: 'Turn down',
  rejectTitle: 'Turn this document down?',
  reasonHelp: 'The partner reads this.',
  usual: [
    'The picture is not sharp enough to read.',
    'The name is not the one on the account.',
    'The document has run out.',
  ],
  accepted: 'The document was accepted',
  rejected: 'The document was turned down',
}
