import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { livesDocument } from './writing/written-documents.ts'

writeFileSync(join(root, livesDocument.path), livesDocument.text())
say('docs/lives.md now shows what the tables say.')
