/** Without the spaces and brackets, which are there for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
