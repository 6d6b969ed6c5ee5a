import { type ChildProcess, fork } from 'node:child_process'
import { limitConcurrency } from './limit-concurrency.ts'
import { late } from './within.ts'

interface SeparateProcess {
  /** Answers each message that it gets with one of its own. */
  file: string
  killAfterMs: number
  /** In megabytes. */
  mostMemory?: number
}

/** The process gets no secrets, and returns memory to the system after each piece of work. */
const environment = { MALLOC_ARENA_MAX: '1' }
const idleMs = 20_000

const died = Symbol('the process ended')
type Unanswered = typeof died | typeof late

/**
 * Work that a stranger's file decides is done in a separate process, which the file may crash or
 * keep busy without harm, and which ends when nothing more is sent. One piece is done at a time.
 */
export function openSeparateProcess<Work extends object, Answer>(description: SeparateProcess) {
  const { file, killAfterMs, mostMemory } = description
  const inTurn = limitConcurrency(1)
  let current: ChildProcess | undefined
  let endTimer: NodeJS.Timeout | undefined

  /** Undefined if the process died of the work. */
  return (work: Work): Promise<Answer | typeof late | undefined> => inTurn(() => askProcess(work))

  /**
   * A process that was idle may already have been ending: only the crash of a new one blames the
   * work. Work that took too long is not tried again, because others wait.
   */
  async function askProcess(work: Work): Promise<Answer | typeof late | undefined> {
    const fromIdle = current?.connected ? await ask(current, work) : died
    const answer = fromIdle === died ? await ask(start(), work) : fromIdle
    return answer === died ? undefined : answer
  }

  function ask(child: ChildProcess, work: Work): Promise<Answer | Unanswered> {
    clearTimeout(endTimer)
    child.ref()
    child.channel?.ref()
    let whyEnded: Unanswered = died
    const killTimer = setTimeout(() => {
      whyEnded = late
      child.kill('SIGKILL')
    }, killAfterMs)
    const answer = new Promise<Answer | Unanswered>(resolve => {
      const answered = (message: unknown) => {
        child.off('message', answered).off('exit', ended).off('error', ended)
        resolve(message as Answer | Unanswered)
      }
      const ended = () => answered(whyEnded)
      child.once('message', answered).once('exit', ended).once('error', ended)
      child.send(work, error => error && ended())
    })
    return answer.finally(() => {
      clearTimeout(killTimer)
      child.unref()
      child.channel?.unref()
      endTimer = setTimeout(() => child.connected && child.disconnect(), idleMs).unref()
    })
  }

  function start(): ChildProcess {
    current = fork(file, {
      env: environment,
      execArgv: mostMemory ? [`--max-old-space-size=${mostMemory}`] : [],
      serialization: 'advanced',
    })
    return current
  }
}
