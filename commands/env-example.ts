import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { envExample } from './writing/env-example.ts'

writeFileSync(join(root, '.env.example'), envExample())
say('.env.example now says what the settings are.')
