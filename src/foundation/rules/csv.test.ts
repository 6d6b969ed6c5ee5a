import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('keeps a text that looks like a formula from being one, and numbers as they are', () => {
  const row = ['=cmd()', '+1 (2)', '-1.50', '-x', '@a', '\tb', 'plain', null, 7]
  expect(csvOf([row])).toBe("'=cmd(),'+1 (2),-1.50,'-x,'@a,'\tb,plain,,7")
})

it('keeps what divides cells and lines inside its cell', () => {
  expect(csvOf([['a,b', 'say "yes"', 'two\r\nlines'], ['c']])).toBe(
    '"a,b","say ""yes""","two\r\nlines"\r\nc',
  )
})
