import { z } from 'zod'
import { CsvFile } from '#foundation/rules/csv-file.ts'
import { get, post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { Digest, ImportPreview, ImportResult } from '#listings/rules/import/wire.ts'
import { carryOutImport } from './carry-out-import.ts'
import { importTemplate } from './import-template.ts'
import { importUpload, previewImport } from './preview-import.ts'

export const importRoutes: readonly Route[] = [
  get(
    '/listings/imports/template',
    {
      summary: 'An empty CSV file of spaces, with the headings and an example',
      can: 'listing:create',
      data: CsvFile,
    },
    async ctx => reply(await importTemplate(ctx)),
  ),
  post(
    '/listings/imports/preview',
    {
      summary: 'Everything that is wrong with a CSV file of spaces; changes nothing',
      can: 'listing:create',
      limits: [limit('import-preview', 'account', 120, anHour)],
      upload: importUpload,
      data: ImportPreview,
    },
    async (ctx, { request }) => reply(await previewImport(ctx, request)),
  ),
  post(
    '/listings/imports/:digest',
    {
      summary: 'Make a draft of every line of a CSV file that was looked at, or none',
      can: 'listing:create',
      limits: [limit('import', 'account', 20, anHour)],
      params: z.object({ digest: Digest }),
      upload: importUpload,
      data: ImportResult,
      created: true,
      idempotent: true,
    },
    async (ctx, { params, request }) => reply(await carryOutImport(ctx, params.digest, request)),
  ),
]
