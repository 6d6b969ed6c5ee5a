import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLives } from '../src/lives.ts'
import { drawLives } from './steps/draw-lives.ts'
import { say } from './steps/progress.ts'
import { root } from './steps/run.ts'

writeFileSync(join(root, 'docs/lives.md'), drawLives(allLives))
say('docs/lives.md now shows what the tables say.')
