import { expect, test } from 'vitest'
import { pictureProblem } from './picture-limits.ts'

const picture = (type: string, size = 10) => ({ name: 'one', type, size })

test('209,715 bytes are accepted and one more is not', () => {
  expect(pictureProblem(picture('image/jpeg', 209_715))).toBeUndefined()
  expect(pictureProblem(picture('image/jpeg', 209_716))).toBe('tooLarge')
})

test('only pictures are pictures, and a drawing that may hold scripts is not one', () => {
  expect(pictureProblem(picture('application/pdf'))).toBe('notPicture')
  expect(pictureProblem(picture('image/svg+xml'))).toBe('notPicture')
})

test('what the server would refuse is refused before it is sent', () => {
  expect(pictureProblem(picture('image/webp'))).toBe('notPicture')
})

test('what an iPhone writes is a picture of another kind, which may still be turned into one', () => {
  expect(pictureProblem(picture('image/heic'))).toBe('otherKind')
})
