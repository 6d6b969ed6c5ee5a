import type { Config } from '../config.ts'

/** The service that delivers texts to telephones. */
export interface TextCarrier {
  deliver(text: { to: string; body: string }, signal: AbortSignal): Promise<void>
}

type Settings = Pick<Config, 'TEXTS_URL' | 'TEXTS_FROM' | 'demo'>

/**
 * In demo mode texts stay in the outbox, which /dev/outbox shows. Otherwise, without a provider, no
 * texts are written and the switches say so.
 */
export function createTextCarrier(config: Settings): TextCarrier | undefined {
  const { TEXTS_URL, TEXTS_FROM, demo } = config
  if (TEXTS_URL) return hostedCarrier(TEXTS_URL, TEXTS_FROM)
  return demo ? { deliver: async () => undefined } : undefined
}

export function canSendTexts({ TEXTS_URL, demo }: Pick<Config, 'TEXTS_URL' | 'demo'>): boolean {
  return TEXTS_URL !== undefined || demo
}

/** One form post per text, as Twilio and compatible services take them. */
function hostedCarrier(address: string, from: string): TextCarrier {
  const url = new URL(address)
  const name = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const authorization = `Basic ${Buffer.from(name).toString('base64')}`
  url.username = ''
  url.password = ''
  return {
    async deliver({ to, body }, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: body }),
        redirect: 'error',
        signal,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The provider of texts answered ${response.status}`)
    },
  }
}
