import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fail } from '#foundation/rules/errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import type { Painted, Painting, Work } from './painter-process.ts'

const painterFile = fileURLToPath(new URL('./painter-process.ts', import.meta.url))
/** The process gets no secrets, and returns memory to the system after each picture. */
const { NODE_COMPILE_CACHE } = process.env
const painterEnvironment = {
  MALLOC_ARENA_MAX: '1',
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
}
const wordsForFault = 'We could not read that picture. Please try another one.'
const patienceMs = 30_000
const idleMs = 20_000

/**
 * Draws in a separate process, which a bad picture may crash without harm, and which ends when
 * nothing more is sent. The program itself never decodes a stranger's picture.
 */
export const paint = openPainter()

export function openPainter() {
  /** A decoded picture takes many times its size in memory, so they are drawn one by one. */
  const inTurn = limitConcurrency(1)
  let painter: ChildProcess | undefined
  let endTimer: NodeJS.Timeout | undefined

  return async function paintInTurn<W extends Work>(work: W): Promise<Painting<W>> {
    const { painting } = await inTurn(() => askPainter(work))
    return painting ?? fail('invalid', undefined, wordsForFault)
  }

  /**
   * A process that was idle may already have been ending: only the crash of a new one blames the
   * picture.
   */
  async function askPainter<W extends Work>(work: W): Promise<Painted<W>> {
    const fromIdle = painter?.connected ? await ask(painter, work) : undefined
    return fromIdle ?? (await ask(startPainter(), work)) ?? {}
  }

  /** Undefined if the process died. */
  function ask<W extends Work>(child: ChildProcess, work: W): Promise<Painted<W> | undefined> {
    clearTimeout(endTimer)
    child.ref()
    child.channel?.ref()
    const killTimer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
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
      clearTimeout(killTimer)
      child.unref()
      child.channel?.unref()
      endTimer = setTimeout(() => child.connected && child.disconnect(), idleMs).unref()
    })
  }

  function startPainter(): ChildProcess {
    painter = fork(painterFile, {
      env: painterEnvironment,
      execArgv: [],
      serialization: 'advanced',
    })
    return painter
  }
}
