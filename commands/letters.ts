import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { englishLetters } from './writing/english-letters.ts'

for (const { path, file } of await englishLetters(root)) {
  await writeFile(join(root, path), file)
  say(`${path}: ${file.length} bytes`)
}
