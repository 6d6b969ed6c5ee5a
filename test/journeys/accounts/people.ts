import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { call } from '../call.ts'
import { expect, type Mail, test } from '../fixtures.ts'

export type Role = 'partner' | 'customer'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
  role: Role
}

export type ReadMail = (to: string, about?: RegExp) => Promise<Mail>

const names = ['Ada', 'Brigid', 'Cormac', 'Dilys', 'Eilidh', 'Fergus', 'Gwen', 'Hamish']

export function inventPerson(role: Role): Person {
  const firstName = names[randomInt(names.length)] ?? 'Ada'
  const email = `${firstName.toLowerCase()}.${Date.now()}.${randomInt(1_000_000)}@example.org`
  return { firstName, lastName: 'Marlow', email, password: 'Kestrel-42-lane', role }
}

/** An account ready to log in, opened through the API as the pages do. */
export async function openAccount(
  request: APIRequestContext,
  readMail: ReadMail,
  role: Role,
): Promise<Person> {
  const person = await openUnverifiedAccount(request, role)
  const otp = await readCode(readMail, person.email)
  await call(request, {}, 'post', '/auth/verify', { email: person.email, otp })
  return person
}

export async function openUnverifiedAccount(
  request: APIRequestContext,
  role: Role,
): Promise<Person> {
  const person = inventPerson(role)
  await call(request, {}, 'post', '/auth/register', person)
  return person
}

export async function readCode(readMail: ReadMail, email: string, about?: RegExp) {
  const { text } = await readMail(email, about)
  const code = /\b[0-9]{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`There is no code in the mail to ${email}`)
  return code
}

/** A person on another device: an API client with its own token. */
export async function logInElsewhere(
  request: APIRequestContext,
  person: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const { token } = await call(request, {}, 'post', '/auth/login', {
    email: person.email,
    password: person.password,
  })
  return token
}

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function fillSignup(page: Page, person: Person) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
}

export async function logIn(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  redirect?: string,
) {
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  await page.goto(`/login${search}`)
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Toasts disappear in half a second; their text stays in the live region. */
export async function expectSaid(page: Page, text: string) {
  await expect(page.getByRole('log').filter({ hasText: text }).first()).toBeAttached()
}

export const homes: Record<Role, RegExp> = {
  partner: /\/listings$/,
  customer: /\/your-storage$/,
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export { expect, test }
