import { createHash } from 'node:crypto'

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const

/** Browsers remember this for a year, so it is sent only where the site itself is https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

export interface PolicySources {
  /** Other origins that pictures and map tiles may come from. */
  pictures?: readonly string[]
  /** Other origins that scripts may call. */
  calls?: readonly string[]
  /** Other origins that a form may lead to, such as the payment page. */
  forms?: readonly string[]
}

/**
 * Inline scripts are allowed by hash instead of by nonce, so that a page is the same for everybody.
 */
export function pagePolicy(html: string, sources: PolicySources = {}): string {
  const scripts = inlineScripts(html).map(script => `'sha256-${sha256(script)}'`)
  const list = (...parts: readonly (string | readonly string[] | undefined)[]) =>
    parts.flat().filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    list("script-src 'self'", [...new Set(scripts)]),
    "style-src 'self'",
    list("img-src 'self' data: blob:", sources.pictures),
    "media-src 'self' blob:",
    "font-src 'self'",
    list("connect-src 'self'", sources.calls),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    list("form-action 'self'", sources.forms),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(match => match[1] ?? '')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
