import { fileURLToPath } from 'node:url'
import { fail } from '#foundation/rules/errors.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { openSeparateProcess } from '../../separate-process.ts'
import { late } from '../../within.ts'
import type { Painted, Painting, Work } from './painter-process.ts'

const file = fileURLToPath(new URL('./painter-process.ts', import.meta.url))
const wordsForFault = 'We could not read that picture. Please try another one.'
const wordsForSlow =
  'That picture took too long to read. Please try again in a minute, or try a smaller one.'

/** The program itself never decodes a stranger's picture. */
export const paint = openPainter()

/** A decoded picture takes many times its size in memory, so they are drawn one by one. */
export function openPainter(killAfterMs = 15 * secondMs) {
  const ask = openSeparateProcess<Work, Painted>({ file, killAfterMs })

  return async function paintInTurn<W extends Work>(work: W): Promise<Painting<W>> {
    const painted = await ask(work)
    if (painted === late) fail('invalid', undefined, wordsForSlow)
    return (
      (painted as Painted<W> | undefined)?.painting ?? fail('invalid', undefined, wordsForFault)
    )
  }
}
