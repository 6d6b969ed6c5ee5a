import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { api } from '#foundation/web/api/api.ts'
import type { ImportPreview, ImportResult } from '#listings/rules/import/wire.ts'

const withFile = (file: File) => {
  const body = new FormData()
  body.append('file', file)
  return body
}

export const imports = {
  template: () => api.get<CsvFile>('/listings/imports/template'),
  preview: (file: File) => api.post<ImportPreview>('/listings/imports/preview', withFile(file)),
  carryOut: (file: File, digest: string, idempotencyKey: string) =>
    api.post<ImportResult>(`/listings/imports/${digest}`, withFile(file), { idempotencyKey }),
}
