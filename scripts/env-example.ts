import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from './steps/env-example.ts'
import { say } from './steps/progress.ts'
import { root } from './steps/run.ts'

writeFileSync(join(root, '.env.example'), envExample())
say('.env.example now says what the settings are.')
