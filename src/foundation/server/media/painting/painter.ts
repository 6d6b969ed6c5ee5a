import { fileURLToPath } from 'node:url'
import { fail } from '#foundation/rules/errors.ts'
import { openSeparateProcess } from '../../separate-process.ts'
import type { Painted, Painting, Work } from './painter-process.ts'

const file = fileURLToPath(new URL('./painter-process.ts', import.meta.url))
const wordsForFault = 'We could not read that picture. Please try another one.'
const killAfterMs = 30_000

/** The program itself never decodes a stranger's picture. */
export const paint = openPainter()

/** A decoded picture takes many times its size in memory, so they are drawn one by one. */
export function openPainter() {
  const ask = openSeparateProcess<Work, Painted>({ file, killAfterMs })

  return async function paintInTurn<W extends Work>(work: W): Promise<Painting<W>> {
    const painted = await ask(work)
    return (
      (painted as Painted<W> | undefined)?.painting ?? fail('invalid', undefined, wordsForFault)
    )
  }
}
