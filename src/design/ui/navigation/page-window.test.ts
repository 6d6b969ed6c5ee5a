import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all shown', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4])
})

test('in the middle of many pages there is a gap on either side', () => {
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})

test('a gap of one page is that page', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})

test('a single page stands alone', () => {
  expect(pageWindow(1, 1)).toEqual([1])
})
