/** "+44 20 7946 0018" as a link; spaces and brackets are for people only. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
