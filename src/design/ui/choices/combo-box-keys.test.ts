import { expect, test } from 'vitest'
import { comboBoxStep } from './combo-box-keys.ts'

test('the down arrow opens a closed list before it moves', () => {
  expect(comboBoxStep('ArrowDown', { open: false, highlighted: -1, count: 3 })).toBe('open')
  expect(comboBoxStep('ArrowDown', { open: true, highlighted: -1, count: 3 })).toEqual({
    highlight: 0,
  })
})

test('stepping past the last suggestion comes back to the typed text', () => {
  expect(comboBoxStep('ArrowDown', { open: true, highlighted: 2, count: 3 })).toEqual({
    highlight: -1,
  })
})

test('the up arrow goes from the text to the last suggestion', () => {
  expect(comboBoxStep('ArrowUp', { open: true, highlighted: -1, count: 3 })).toEqual({
    highlight: 2,
  })
})

test('Enter chooses only what is highlighted, so that a form can still be sent', () => {
  expect(comboBoxStep('Enter', { open: true, highlighted: 1, count: 3 })).toBe('choose')
  expect(comboBoxStep('Enter', { open: true, highlighted: -1, count: 3 })).toBe('leave')
})

test('Escape closes an open list and otherwise belongs to the page', () => {
  expect(comboBoxStep('Escape', { open: true, highlighted: -1, count: 0 })).toBe('close')
  expect(comboBoxStep('Escape', { open: false, highlighted: -1, count: 0 })).toBe('leave')
})
