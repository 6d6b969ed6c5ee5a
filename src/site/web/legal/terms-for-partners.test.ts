import { isValidElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { hostTerms } from '#listings/rules/editing/consent.ts'
import { copy } from '#listings/web/wizard/pricing/copy.ts'
import type { PolicyWords } from '../policy-words.ts'
import type { Clause } from './LegalFrame.tsx'
import { termsOfBooking } from './terms-of-booking-text.tsx'
import { termsOfConduct } from './terms-of-conduct-text.tsx'

const advice =
  'The terms for partners have other words. Give them a new version in consent.ts and keep this digest with it: what partners have agreed to must stay known'

it('the terms for partners have a version for each wording', async () => {
  const { consent, consentHelp } = copy.agreement
  const agreement = [consent, consentHelp('{commission}')]
  const clauses = [null, '{packingPrice}'].flatMap(price => [
    ...termsOfBooking(policyWith(price)),
    ...termsOfConduct(policyWith(price)),
  ])
  const words = [...agreement, ...clauses.map(wordsIn)].join('\n').replaceAll(/\s+/g, ' ')
  expect(words).toContain('A partner lets out space.')
  expect(words).toContain(hostTerms.version)
  expect(await digestOf(words), advice).toBe(hostTerms.digest)
})

async function digestOf(words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Figures of the business change with a version of their own. */
function policyWith(packingPrice: string | null): PolicyWords {
  return new Proxy({} as PolicyWords, {
    get: (_, name) => (name === 'packingPrice' ? packingPrice : `{${String(name)}}`),
  })
}

function wordsIn({ heading, text }: Clause): string {
  return `${heading}\n${wordsOf(text)}`
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { type, props } = node
  const isDrawnLater = typeof type === 'function' && props.children === undefined
  return isDrawnLater ? `{${type.name}}` : wordsOf(props.children)
}
