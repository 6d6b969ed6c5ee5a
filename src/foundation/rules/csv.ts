/** A text that a spreadsheet would run as a formula is made harmless. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map(row => row.map(cell).join(',')).join('\r\n')
}

function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
