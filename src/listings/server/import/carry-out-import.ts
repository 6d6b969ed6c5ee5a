import { setImmediate as nextTurn } from 'node:timers/promises'
import { lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { readUpload } from '#foundation/server/http/reading/read-upload.ts'
import { newId } from '#foundation/server/new-id.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import type { ImportResult } from '#listings/rules/import/wire.ts'
import { mostListings } from '#listings/rules/limits.ts'
import { Coordinates } from '#listings/rules/wire.ts'
import { blankListing } from '../editing/blank-listing.ts'
import { applyForm } from '../life/apply-form.ts'
import { countOfHost, insertListings, type ListingDraft } from '../listing/listings-table.ts'
import { withPublicSide } from '../listing/make-public.ts'
import { type CheckedLine, checkFile } from './check-file.ts'
import { digestOf, importUpload } from './preview-import.ts'
import { knownReferences, waitForImport } from './references-table.ts'

/** All of the file or nothing; of the very file that was looked at. */
export async function carryOutImport(
  ctx: Context,
  digest: string,
  request: Request,
): Promise<ImportResult> {
  const { id } = requirePerson(ctx)
  const { bytes } = await readUpload(request, importUpload)
  if (digestOf(bytes) !== digest) fail('import_changed')
  const { lines, problems } = await checkFile(ctx.db, bytes)
  if (problems.length > 0 || lines.length === 0) fail('import_faulty')
  const located = await withPlaces(lines)
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, id)
    await waitForImport(tx, id)
    const known = await knownReferences(
      tx,
      id,
      lines.flatMap(({ reference }) => reference ?? []),
    )
    const fresh = located.filter(({ reference }) => reference === null || !known.has(reference))
    if ((await countOfHost(tx, id)) + fresh.length > mostListings) fail('listings_full')
    const policy = await currentPolicy(tx)
    const drafts = fresh.map(line => draftOf(line, id, ctx.now))
    await insertListings(
      tx,
      drafts.map(draft => withPublicSide(draft, [], { keys: ctx.keys, policy })),
    )
    for (const { id: listing } of drafts) {
      const subject = { type: 'listing', id: listing } as const
      await recordAudit(tx, ctx, { action: 'listing.created', subject, details: { means: 'file' } })
    }
    const result = { made: drafts.length, known: located.length - drafts.length }
    await ctx.idempotency?.keep(tx, result)
    return result
  })
}

function draftOf({ reference, form }: CheckedLine, hostId: string, now: Date): ListingDraft {
  return { ...applyForm(blankListing(newId(now), hostId, now), form), reference }
}

/** One at a time, so that others are answered meanwhile. */
async function withPlaces(lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const located: CheckedLine[] = []
  for (const line of lines) {
    located.push(await withPlace(line))
    await nextTurn()
  }
  return located
}

/** Roughly, by its postcode or its town. The partner sees the pin when adding pictures. */
async function withPlace(line: CheckedLine): Promise<CheckedLine> {
  const { form } = line
  if (form.coordinates || !form.address) return line
  const found = await embeddedGazetteer.find(form.address.slice(-200))
  const point = found && Coordinates.safeParse({ lat: found.lat, lng: found.lng })
  return point?.success ? { ...line, form: { ...form, coordinates: point.data } } : line
}
