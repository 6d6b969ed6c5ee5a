import { findPerson } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { begin, changeIfAllowed, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type DocumentWords, documentLife } from '#payments/rules/document-life.ts'
import { documentLetter } from '../attempts/payment-letters.ts'
import { type DocumentRow, insertDocument, writeDocument } from './documents-table.ts'
import { refreshIdentity } from './refresh-identity.ts'

const livingDocument: Living<DocumentRow, DocumentWords> = {
  life: documentLife,
  stateOf: ({ state }) => state,
  factsOf: () => null,
  standing: state => ({ state }),
  effects: {
    markDecided: (_document, { now }) => ({ decided_at: now }),
    erasePicture: () => ({ sealed: null }),
  },
  consequences: {
    refreshIdentity: (tx, _ctx, { after }) => refreshIdentity(tx, after.user_id),
  },
  async insert(tx, document) {
    if (!(await insertDocument(tx, document))) fail('document_waiting')
  },
  write: (tx, _ctx, before, set) => writeDocument(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after }) {
    const subject = { type: 'document', id: after.id } as const
    await recordAudit(tx, ctx, { action: `document.${recordedAs}`, subject })
  },
  async tell(tx, ctx, news, { after: { user_id, reason } }) {
    const person = await findPerson(tx, user_id)
    if (!person) return
    const url = `${ctx.config.publicUrl}/account-verification`
    const about = { firstName: person.firstName, reason: reason ?? undefined, url }
    const letter = documentLetter(news, about)
    await postMail(tx, ctx, { to: person.email, kind: `document.${news}`, letter })
  },
}

/** The only way to decide about an identity document. Undefined if that was done before. */
export function changeDocument(
  tx: Db,
  ctx: Context,
  document: Locked<DocumentRow>,
  event: 'accept' | 'reject',
  set: { reason: string | null },
): Promise<Locked<DocumentRow> | undefined> {
  return changeIfAllowed(tx, ctx, livingDocument, document, event, { by: 'operator', set })
}

export function beginDocument(tx: Db, ctx: Context, document: DocumentRow): Promise<DocumentRow> {
  return begin(tx, ctx, livingDocument, document, 'send', { by: 'person' })
}
