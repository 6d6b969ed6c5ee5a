import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fail } from '#foundation/rules/errors.ts'
import { takeTurns } from '../take-turns.ts'
import { refuseUnlessPicture, wordsForFault } from './clean-picture.ts'
import type { DrawnPicture } from './paint-sizes.ts'
import type { Painted } from './painter-process.ts'

const painterFile = fileURLToPath(new URL('./painter-process.ts', import.meta.url))
/** It knows no secret, and gives back at once what a picture unfolded to. */
const painterEnvironment = { MALLOC_ARENA_MAX: '1' }
const patienceMs = 30_000
const restsAfterMs = 20_000

/** A picture unfolds to many times its size in memory, so they are drawn one by one. */
const inTurn = takeTurns(1)
let painter: ChildProcess | undefined
let bedtime: NodeJS.Timeout | undefined

/**
 * Draws a picture anew in the sizes and formats that pages ask for: upright, in sRGB, and without
 * anything but the picture itself. It happens in a process next door, which a picture may bring
 * down without harm, and which leaves when nothing more is sent.
 */
export async function drawSizes(bytes: Uint8Array): Promise<DrawnPicture> {
  await refuseUnlessPicture(bytes)
  const { picture } = await inTurn(() => askPainter(bytes))
  return picture ?? fail('invalid', undefined, wordsForFault)
}

/** One that had rested may have been dying already: only a fresh one's death tells of the picture. */
async function askPainter(bytes: Uint8Array): Promise<Painted> {
  const rested = painter?.connected ? await ask(painter, bytes) : undefined
  return rested ?? (await ask(wakePainter(), bytes)) ?? {}
}

/** Nothing where the painter died of it. */
function ask(child: ChildProcess, bytes: Uint8Array): Promise<Painted | undefined> {
  clearTimeout(bedtime)
  child.ref()
  child.channel?.ref()
  const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const answer = new Promise<Painted | undefined>(resolve => {
    const answered = (painted: unknown) => {
      child.off('exit', died)
      resolve(painted as Painted)
    }
    const died = () => {
      child.off('message', answered)
      resolve(undefined)
    }
    child.once('message', answered)
    child.once('exit', died)
    child.send({ bytes }, error => error && died())
  })
  return answer.finally(() => {
    clearTimeout(impatience)
    child.unref()
    child.channel?.unref()
    bedtime = setTimeout(() => child.connected && child.disconnect(), restsAfterMs).unref()
  })
}

function wakePainter(): ChildProcess {
  painter = fork(painterFile, { env: painterEnvironment, execArgv: [], serialization: 'advanced' })
  return painter
}
