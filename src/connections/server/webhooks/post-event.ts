import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import type { Services } from '#foundation/server/context.ts'
import { OutsideRefused } from '#foundation/server/outgoing/guarded-lookup.ts'
import { postOutside } from '#foundation/server/outgoing/post-outside.ts'
import { isSystemError } from '#foundation/server/system-error.ts'
import { signatureHeader, signatureOf, webhookSecretPurpose } from './signing.ts'

export interface Attempt {
  isDelivered: boolean
  status: number | null
  /** For the log: the beginning of the answer, or why there was none. */
  answer: string
}

const answerWithinMs = 10 * secondMs
const longestAnswer = 300

interface Posting {
  url: string
  secretSealed: string
  body: string
  signal: AbortSignal
}

export async function postEvent(
  { config, keys, clock }: Services,
  { url, secretSealed, body, signal }: Posting,
): Promise<Attempt> {
  const secret = keys.open(webhookSecretPurpose, secretSealed)
  if (secret === undefined) return failed('Please make a new secret: this one cannot be read.')
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), answerWithinMs)
  try {
    const { status, text } = await postOutside(new URL(url), {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Holdall-Webhooks/1',
        [signatureHeader]: signatureOf(secret, body, clock.now()),
      },
      body: Buffer.from(body),
      signal: AbortSignal.any([signal, tooLate.signal]),
      readAtMost: 4 * longestAnswer,
      allowLoopback: config.ALLOW_LOOPBACK_CALLS,
    })
    return { isDelivered: status >= 200 && status <= 299, status, answer: shortened(text) }
  } catch (error) {
    return failed(tooLate.signal.aborted ? 'No answer within 10 seconds.' : wordsOf(error))
  } finally {
    clearTimeout(timer)
  }
}

function failed(answer: string): Attempt {
  return { isDelivered: false, status: null, answer }
}

/** What comes from outside, fit for a column and a page. */
function shortened(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plain.length > longestAnswer ? `${beginningOf(plain, longestAnswer - 1)}…` : plain
}

/** In our own words: those of the network may name machines. */
function wordsOf(error: unknown): string {
  if (error instanceof OutsideRefused) return error.message
  if (isSystemError(error, 'ENOTFOUND')) return 'Its name leads nowhere.'
  if (isSystemError(error, 'ECONNREFUSED')) return 'It refused the connection.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|SSL|TLS|ALTNAME/i.test(code)) return 'Its certificate is not right.'
  return 'The connection failed.'
}
