import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { PayeeStanding } from './payout-wire.ts'

/** JPEG or PNG, sent as multipart with the fields `document` and `kind`. */
export const documentLimits = { bytes: 5_031_070, kinds: ['image/jpeg', 'image/png'] } as const

export const DocumentKind = z.enum(['passport', 'drivingLicence', 'proofOfAddress'])
export type DocumentKind = z.infer<typeof DocumentKind>

export const DocumentStanding = z.enum(['none', 'waiting', 'accepted', 'rejected'])

export const Verification = z.strictObject({
  /**
   * Shown as 'ID verified'. The provider has checked the person, or an operator has seen a
   * document, and the name has not changed since.
   */
  isVerified: z.boolean(),
  provider: PayeeStanding,
  missing: z.array(z.string()),
  document: z.strictObject({
    state: DocumentStanding,
    kind: DocumentKind.nullable(),
    sentAt: z.string().nullable(),
    decidedAt: z.string().nullable(),
    reason: z.string().nullable(),
  }),
})
export type Verification = z.infer<typeof Verification>

export const WaitingDocumentsQuery = Paging

export const WaitingDocument = z.strictObject({
  _id: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  kind: DocumentKind,
  sentAt: z.string(),
})
export type WaitingDocument = z.infer<typeof WaitingDocument>

/** The picture as a data address. Reading it is recorded in the audit log. */
export const DocumentPicture = z.strictObject({ _id: Id, picture: z.string() })

export const DocumentDecision = z
  .strictObject({ status: z.enum(['accepted', 'rejected']), reason: prose(1000).optional() })
  .refine(({ status, reason }) => status === 'accepted' || reason !== undefined, {
    path: ['reason'],
    message: 'Please give the reason; the partner reads it.',
  })
