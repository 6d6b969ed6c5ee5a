import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenDocuments } from '../writing/written-documents.ts'

/** Every document written by a command that no longer says what that command would write. */
export function outdatedDocuments(root: string): string[] {
  return writtenDocuments
    .filter(({ path, text }) => readFileSync(join(root, path), 'utf8') !== text())
    .map(({ path, command }) => `${path}: \`npm run ${command}\` writes it anew`)
}
