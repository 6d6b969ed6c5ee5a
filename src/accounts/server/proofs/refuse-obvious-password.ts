import { dictionary } from '@zxcvbn-ts/language-common'
import { demoPassword } from '#accounts/rules/demo-people.ts'
import { isObvious, ownWords } from '#accounts/rules/obvious-password.ts'
import { failField } from '#foundation/rules/errors.ts'

const breachedList = dictionary['passwords-common'].map(String)
const breached = new Set(breachedList)
const common = new Set(breachedList.slice(0, 1_000))

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
