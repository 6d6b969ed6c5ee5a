const grouped = /^\d{1,3}(?:[,\s]\d{3})+(?:\.\d*)?$/
const plain = /^(?:\d{1,15}(?:\.\d*|,\d{0,2})?|[.,]\d{1,2})$/

/**
 * A number as people type it, undefined for what is none. Some phones have a comma in place of the
 * point, so one may stand there, unless three digits follow it.
 */
export function numberTyped(text: string): number | undefined {
  const typed = text.replace('£', '').trim()
  if (grouped.test(typed)) return Number(typed.replace(/[,\s]/g, ''))
  return plain.test(typed) ? Number(typed.replace(',', '.')) : undefined
}
