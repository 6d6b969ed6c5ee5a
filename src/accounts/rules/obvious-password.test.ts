import { describe, expect, it } from 'vitest'
import { isObvious, ownWords } from './obvious-password.ts'

const words = {
  breached: new Set(['zaq1!qaz']),
  common: new Set(['password', 'qwerty', 'abc']),
  own: ownWords(['Holdall', "O'Brien", 'Renée', 'Al', 'jane.doe']),
}

describe('obvious passwords', () => {
  it.each([
    'Password1!',
    'Qwerty1!',
    'P@ssw0rd',
    'P@$$w0rd!',
    '1Password!',
    'Zaq1!qaz',
    'Holdall1!',
    "O'Brien7!",
    'Renée2026!',
    'Jane.Doe1!',
  ])('refuses %s', password => {
    expect(isObvious(password, words)).toBe(true)
  })

  it.each(['Abc12!', 'Aa1!aa', 'Al12345!', 'Correct1Horse!', 'Passwort-Buch9', '😀Aa1!b'])(
    'accepts %s',
    password => {
      expect(isObvious(password, words)).toBe(false)
    },
  )
})
