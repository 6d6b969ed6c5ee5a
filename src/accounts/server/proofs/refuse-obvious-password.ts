import { dictionary } from '@zxcvbn-ts/language-common'
import { demoPassword } from '#accounts/rules/demo-people.ts'
import { isObvious, ownWords } from '#accounts/rules/obvious-password.ts'
import { failField } from '#foundation/rules/errors.ts'

const breachedList = dictionary['passwords-common']
/** As a set, the 49,000 would take 3 MB more. */
const breachedLines = `\n${breachedList.join('\n')}\n`
const breached = { has: (word: string) => breachedLines.includes(`\n${word}\n`) }
const common = new Set(breachedList.slice(0, 1_000).map(String))

const siteWords = ['holdall', 'storage', 'moving']
const words = 'That password is too easy to guess. Please choose another one.'

export interface Person {
  email: string
  firstName: string
  lastName: string
}

export function refuseObviousPassword(
  password: string,
  { email, firstName, lastName }: Person,
  { demo }: { demo: boolean },
): void {
  if (demo && password === demoPassword) return
  const mailbox = email.slice(0, email.indexOf('@'))
  const parts = [mailbox, firstName, lastName].flatMap(name => name.split(/[^\p{L}]+/u))
  const own = ownWords([...siteWords, mailbox, firstName, lastName, ...parts])
  if (isObvious(password, { breached, common, own })) failField('password', words)
}
