import { expect, test } from 'vitest'
import { beginningOf, cardTitleLength, cutEmail, cutText, shortAddressLength } from './cut-text.ts'

test('a title of exactly 38 characters is shown whole', () => {
  const title = 'a'.repeat(38)
  expect(cutText(title, cardTitleLength)).toBe(title)
})

test('a title of 39 characters loses one and gains the dots', () => {
  expect(cutText('a'.repeat(39), cardTitleLength)).toBe(`${'a'.repeat(38)}...`)
})

test('half an emoji is not shown', () => {
  expect(cutText('Dry 🏠🏠', 5)).toBe('Dry ...')
  expect(beginningOf('Dry 🏠🏠', 6)).toBe('Dry 🏠')
})

test('an address on a small card is cut at 23', () => {
  expect(cutText('14 Harbourside Terrace, Bristol', shortAddressLength)).toBe(
    '14 Harbourside Terrace,...',
  )
})

test('an email of ten characters is shown whole', () => {
  expect(cutEmail('jo@mail.uk')).toBe('jo@mail.uk')
})

test('an email of eleven or twelve characters only gains the dots', () => {
  expect(cutEmail('joe@mail.uk')).toBe('joe@mail.uk...')
  expect(cutEmail('joan@mail.uk')).toBe('joan@mail.uk...')
})

test('a longer email keeps its first twelve characters', () => {
  expect(cutEmail('partner@holdall.test')).toBe('partner@hold...')
})
