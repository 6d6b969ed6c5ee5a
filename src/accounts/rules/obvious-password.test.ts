import { describe, expect, it } from 'vitest'
import { isObvious, ownWords } from './obvious-password.ts'

const words = {
  breached: new Set(['zaq1!qaz']),
  common: new Set(['password', 'qwerty', 'abc']),
  own: ownWords(['Holdall', "O'Brien", 'Renée', 'Al', 'jane.doe', 'jane', 'doe', 'ada']),
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
    'JaneDoe1!',
    'Doe-Jane-7!',
    'H0ld@ll-Jane1!',
    'Ada#2026x',
  ])('refuses %s', password => {
    expect(isObvious(password, words)).toBe(true)
  })

  it.each([
    'Abc12!',
    'Aa1!aa',
    'Al12345!',
    'Correct1Horse!',
    'Adamant-Fox1!',
    'Passwort-Buch9',
    '😀Aa1!b',
  ])('accepts %s', password => {
    expect(isObvious(password, words)).toBe(false)
  })
})
