import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { settingsDocument } from './writing/written-documents.ts'

writeFileSync(join(root, settingsDocument.path), settingsDocument.text())
say('.env.example now says what the settings are.')
