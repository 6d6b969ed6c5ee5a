import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fail } from '#foundation/rules/errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import type { Painted, Painting, Work } from './painter-process.ts'

const painterFile = fileURLToPath(new URL('./painter-process.ts', import.meta.url))
/** It knows no secret, and gives back at once what a picture unfolded to. */
const { NODE_COMPILE_CACHE } = process.env
const painterEnvironment = {
  MALLOC_ARENA_MAX: '1',
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
}
const wordsForFault = 'We could not read that picture. Please try another one.'
const patienceMs = 30_000
const restsAfterMs = 20_000

/**
 * Paints in a process next door, which a picture may bring down without harm, and which leaves when
 * nothing more is sent. Nothing that a stranger sent is unfolded in the program itself.
 */
export const paint = openStudio()

export function openStudio() {
  /** A picture unfolds to many times its size in memory, so they are painted one by one. */
  const inTurn = limitConcurrency(1)
  let painter: ChildProcess | undefined
  let bedtime: NodeJS.Timeout | undefined

  return async function paintInTurn<W extends Work>(work: W): Promise<Painting<W>> {
    const { painting } = await inTurn(() => askPainter(work))
    return painting ?? fail('invalid', undefined, wordsForFault)
  }

  /** One that had rested may have been dying already: only a fresh one's death tells of the picture. */
  async function askPainter<W extends Work>(work: W): Promise<Painted<W>> {
    const rested = painter?.connected ? await ask(painter, work) : undefined
    return rested ?? (await ask(wakePainter(), work)) ?? {}
  }

  /** Nothing where the painter died of it. */
  function ask<W extends Work>(child: ChildProcess, work: W): Promise<Painted<W> | undefined> {
    clearTimeout(bedtime)
    child.ref()
    child.channel?.ref()
    const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    const answer = new Promise<Painted<W> | undefined>(resolve => {
      const answered = (painted: unknown) => {
        child.off('exit', died)
        resolve(painted as Painted<W>)
      }
      const died = () => {
        child.off('message', answered)
        resolve(undefined)
      }
      child.once('message', answered)
      child.once('exit', died)
      child.send(work, error => error && died())
    })
    return answer.finally(() => {
      clearTimeout(impatience)
      child.unref()
      child.channel?.unref()
      bedtime = setTimeout(() => child.connected && child.disconnect(), restsAfterMs).unref()
    })
  }

  function wakePainter(): ChildProcess {
    painter = fork(painterFile, {
      env: painterEnvironment,
      execArgv: [],
      serialization: 'advanced',
    })
    return painter
  }
}
