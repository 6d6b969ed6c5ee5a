import { type Pence, pence } from '../money.ts'

/**
 * An amount of pounds as people type it. Undefined for what is none, and for a comma before pence,
 * which would otherwise be read as a hundred times as much.
 */
export function penceTyped(text: string): Pence | undefined {
  const typed = /^£?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!typed) return undefined
  const [, pounds = '', part = ''] = typed
  return pence(Number(pounds.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')))
}
