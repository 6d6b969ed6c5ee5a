import { createHash } from 'node:crypto'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { Context } from '#foundation/server/context.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { largestFile } from '#listings/rules/import/columns.ts'
import type { ImportPreview } from '#listings/rules/import/wire.ts'
import { checkFile } from './check-file.ts'
import { knownReferences } from './references-table.ts'

export const importUpload: UploadRule = {
  field: 'file',
  maxBytes: largestFile,
  tooLarge: 'Please choose a file smaller than 2 MB.',
}

const mostProblems = 5000
const mostSpaces = 50

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Changes nothing. */
export async function previewImport(ctx: Context, request: Request): Promise<ImportPreview> {
  const { id } = requirePerson(ctx)
  const { bytes } = await readUpload(request, importUpload)
  const { encoding, lines, problems } = await checkFile(ctx.db, bytes)
  const known = await knownReferences(
    ctx.db,
    id,
    lines.flatMap(({ reference }) => reference ?? []),
  )
  const fresh = lines.filter(({ reference }) => reference === null || !known.has(reference))
  return {
    digest: digestOf(bytes),
    encoding,
    lines: lines.length,
    fresh: fresh.length,
    known: lines.length - fresh.length,
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
    spaces: fresh.slice(0, mostSpaces).map(({ line, reference, form }) => ({
      line,
      reference: reference?.slice(0, 60) ?? null,
      title: (form.storageTitle ?? '').slice(0, 100),
      place: (form.address ?? '').slice(0, 300),
    })),
  }
}
