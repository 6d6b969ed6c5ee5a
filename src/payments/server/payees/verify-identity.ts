import { findPeople, lockPeople, lockStaying } from '#accounts/server/account/find-person.ts'
import { isIdentityKnown } from '#accounts/server/account/mark-identity.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { cleanPicture } from '#foundation/server/media/painting/clean-picture.ts'
import { newId } from '#foundation/server/new-id.ts'
import {
  DocumentKind,
  documentLimits,
  type Verification,
  type WaitingDocument,
} from '#payments/rules/verification-wire.ts'
import { beginDocument, changeDocument } from './change-document.ts'
import {
  countWaitingDocuments,
  type DocumentFacts,
  findDocument,
  lockDocument,
  newestDocument,
  waitingDocuments,
} from './documents-table.ts'
import { findPayee } from './payees-table.ts'

export const documentRule: UploadRule = {
  field: 'document',
  maxBytes: documentLimits.bytes,
  tooLarge: 'Please upload a file smaller than 5 MB',
  also: ['kind'],
}

export const documentPurpose = 'identity document'
const longestSide = 2400

export async function readVerification(ctx: Context): Promise<Verification> {
  const { id } = requirePerson(ctx)
  const payee = await findPayee(ctx.db, id)
  const document = await newestDocument(ctx.db, id)
  return {
    isVerified: await isIdentityKnown(ctx.db, id),
    provider: payee?.standing ?? 'none',
    missing: payee?.missing ?? [],
    document: {
      state: document?.state ?? 'none',
      kind: document?.kind ?? null,
      sentAt: document?.sent_at.toISOString() ?? null,
      decidedAt: document?.decided_at?.toISOString() ?? null,
      reason: document?.reason ?? null,
    },
  }
}

/**
 * The picture is drawn again and encrypted before it is stored, so a copy of the database does not
 * show it.
 */
export async function sendDocument(ctx: Context, request: Request): Promise<Verification> {
  const { id: userId } = requirePerson(ctx)
  const { bytes, fields } = await readUpload(request, documentRule)
  const kind = DocumentKind.safeParse(fields.kind)
  if (!kind.success) return failField('kind', 'Please choose what the document is.')
  const picture = await cleanPicture(bytes, longestSide)
  const type = picture.ending === 'png' ? 'image/png' : 'image/jpeg'
  const address = `data:${type};base64,${Buffer.from(picture.bytes).toString('base64')}`
  await transaction(ctx.db, async tx => {
    await lockStaying(tx, userId)
    await beginDocument(tx, ctx, {
      id: newId(ctx.now),
      user_id: userId,
      kind: kind.data,
      state: 'waiting',
      sealed: ctx.keys.seal(documentPurpose, address),
      reason: null,
      sent_at: ctx.now,
      decided_at: null,
    })
  })
  return readVerification(ctx)
}

export async function readWaitingDocuments(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: WaitingDocument[]; total: number }> {
  const documents = await waitingDocuments(ctx.db, { limit, offset: offsetOf({ page, limit }) })
  return {
    rows: await presentDocuments(ctx, documents),
    total: await countWaitingDocuments(ctx.db),
  }
}

/** The audit records who looked at whose document. */
export async function readDocument(
  ctx: Context,
  id: string,
): Promise<{ _id: string; picture: string }> {
  const document = await findDocument(ctx.db, id)
  const picture = document?.sealed ? ctx.keys.open(documentPurpose, document.sealed) : undefined
  if (!picture) return fail('not_found')
  const subject = { type: 'document', id } as const
  await recordAudit(ctx.db, ctx, { action: 'document.read', subject })
  return { _id: id, picture }
}

interface Decision {
  status: 'accepted' | 'rejected'
  reason?: string | undefined
}

export async function judgeDocument(
  ctx: Context,
  id: string,
  { status, reason }: Decision,
): Promise<WaitingDocument> {
  const decided = await transaction(ctx.db, async tx => {
    const seen = (await findDocument(tx, id)) ?? fail('not_found')
    await lockPeople(tx, [seen.user_id])
    const document = (await lockDocument(tx, id)) ?? fail('not_found')
    const event = status === 'accepted' ? 'accept' : 'reject'
    const set = { reason: status === 'rejected' ? (reason ?? null) : null }
    return (await changeDocument(tx, ctx, document, event, set)) ?? fail('not_found')
  })
  const [shown] = await presentDocuments(ctx, [decided])
  return shown ?? fail('not_found')
}

async function presentDocuments(
  ctx: Context,
  documents: readonly DocumentFacts[],
): Promise<WaitingDocument[]> {
  const people = await findPeople(
    ctx.db,
    documents.map(one => one.user_id),
  )
  return documents.map(({ id, user_id: userId, kind, sent_at }) => {
    const person = people.get(userId)
    return {
      _id: id,
      userId,
      firstName: person?.firstName ?? 'Former',
      lastName: person?.lastName ?? 'member',
      email: person?.email ?? '',
      kind,
      sentAt: sent_at.toISOString(),
    }
  })
}
