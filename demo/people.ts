import { demoEmails } from '#accounts/rules/demo-people.ts'
import { findUserByEmail } from '#accounts/server/account/users-table.ts'
import type { Services } from '#foundation/server/context.ts'

/** A dozen hosts beside the partner of the log-in page, and how many months they have been here. */
export const hosts = [
  { email: 'aoife.brennan@hosts.test', firstName: 'Aoife', lastName: 'Brennan', months: 14 },
  { email: 'callum.fraser@hosts.test', firstName: 'Callum', lastName: 'Fraser', months: 22 },
  { email: 'deborah.achebe@hosts.test', firstName: 'Deborah', lastName: 'Achebe', months: 9 },
  { email: 'edwin.hargreaves@hosts.test', firstName: 'Edwin', lastName: 'Hargreaves', months: 31 },
  { email: 'ffion.prosser@hosts.test', firstName: 'Ffion', lastName: 'Prosser', months: 12 },
  { email: 'gurpreet.sandhu@hosts.test', firstName: 'Gurpreet', lastName: 'Sandhu', months: 18 },
  { email: 'hannah.whitlock@hosts.test', firstName: 'Hannah', lastName: 'Whitlock', months: 5 },
  { email: 'imran.qureshi@hosts.test', firstName: 'Imran', lastName: 'Qureshi', months: 27 },
  { email: 'jess.tregenza@hosts.test', firstName: 'Jess', lastName: 'Tregenza', months: 7 },
  { email: 'kwame.mensah@hosts.test', firstName: 'Kwame', lastName: 'Mensah', months: 16 },
  { email: 'lorna.macleod@hosts.test', firstName: 'Lorna', lastName: 'MacLeod', months: 11 },
  { email: 'marek.zielinski@hosts.test', firstName: 'Marek', lastName: 'Zieliński', months: 20 },
] as const

export const renters = [
  { email: 'tomasz.wolny@renters.test', firstName: 'Tomasz', lastName: 'Wolny' },
  { email: 'bethan.rees@renters.test', firstName: 'Bethan', lastName: 'Rees' },
  { email: 'yusuf.demir@renters.test', firstName: 'Yusuf', lastName: 'Demir' },
  { email: 'grace.obi@renters.test', firstName: 'Grace', lastName: 'Obi' },
] as const

/** Those whom the stories name, by their emails. */
export const partnerEmail = demoEmails.partner
export const rowan = demoEmails.renter
export const [aoife, callum, deborah] = [hosts[0].email, hosts[1].email, hosts[2].email]
export const [tomasz, bethan] = [renters[0].email, renters[1].email]
export const [yusuf, grace] = [renters[2].email, renters[3].email]

export async function idOf({ db }: Pick<Services, 'db'>, email: string): Promise<string> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Error(`The demo has no ${email}`)
  return user.id
}
