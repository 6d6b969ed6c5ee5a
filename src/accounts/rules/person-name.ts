import { line } from '#foundation/rules/text/text.ts'

const missing = 'Please enter a name.'
const contact = 'Please enter a name, without an email address, a link or a telephone number.'

/**
 * Everybody sees names, also before a booking, while messages hide how to get hold of each other.
 * Figures alone are no reason: some names have them.
 */
export const PersonName = line(100, missing).refine(text => !holdsContact(text), contact)

const addresses = /@|:\/\/|\bwww\.|\.(?:com|co|uk|org|net|io|info|biz|me)\b/i
/** As people write one in this country, with or without its first zero, or for abroad. */
const phoneNumber = /(?:\+|(?<![\p{L}\d])[07])[\s().-]*\d(?:[\s().-]*\d){7,}/u

function holdsContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return addresses.test(plain) || phoneNumber.test(plain)
}

export const ourNameWords = 'Please enter your own name. Holdall is ours.'

/** What the program writes by itself, such as a line among reviews, is signed with our name. */
export function isOurName(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return /holdall|hold\P{L}+all(?!\p{L})/iu.test(plain)
}
