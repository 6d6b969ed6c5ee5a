import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLives } from '../src/lives.ts'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { drawLives } from './writing/draw-lives.ts'

writeFileSync(join(root, 'docs/lives.md'), drawLives(allLives))
say('docs/lives.md now shows what the tables say.')
