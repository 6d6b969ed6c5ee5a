import { expect, test } from 'vitest'
import { canShrink, isVideo, roomLeft, sortFiles } from './upload-limits.ts'

const file = (size: number, name = 'one.jpg', type = 'image/jpeg') => ({ name, type, size })

test('the last byte that is small enough is accepted, the next is not', () => {
  expect(sortFiles([file(5_031_070)], 20)).toMatchObject({
    accepted: [file(5_031_070)],
    tooLarge: [],
  })
  expect(sortFiles([file(5_031_071)], 20)).toMatchObject({
    accepted: [],
    tooLarge: [file(5_031_071)],
  })
})

test('one that is too large does not hold up the others', () => {
  const chosen = [file(10), file(6_000_000), file(20, 'two.png', 'image/png')]
  expect(sortFiles(chosen, 20).accepted).toEqual([chosen[0], chosen[2]])
})

test('pictures and videos are known by type or by name, everything else is left out', () => {
  const clip = file(10, 'clip.MOV', '')
  const page = file(10, 'page.svg', 'image/svg+xml')
  expect(sortFiles([clip, page], 20)).toMatchObject({
    accepted: [clip],
    ofWrongKind: [page],
    tooLarge: [],
  })
})

test('pictures can be shrunk, films cannot, and an iPhone picture may be turned into another', () => {
  const heic = file(10, 'IMG_1.HEIC', 'image/heic')
  expect(sortFiles([heic], 20)).toMatchObject({ ofOtherKind: [heic], ofWrongKind: [] })
  const chosen = [heic, file(6_000_000), file(6_000_000, 'clip.mp4', 'video/mp4')]
  expect(chosen.filter(canShrink)).toEqual(chosen.slice(0, 2))
})

test('nothing is sent beyond the twentieth', () => {
  const chosen = [file(1), file(2), file(3)]
  expect(sortFiles(chosen, roomLeft(17, 1))).toMatchObject({
    accepted: chosen.slice(0, 2),
    beyond: chosen.slice(2),
  })
})

test('a video is known by its ending', () => {
  expect(['/media/a.mp4', '/media/b.MOV', '/media/c.jpg'].map(isVideo)).toEqual([true, true, false])
})
