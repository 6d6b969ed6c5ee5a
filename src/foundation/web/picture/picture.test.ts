import { expect, it } from 'vitest'
import { isHeic, isPhotograph } from './picture-kinds.ts'
import { sizesWithin } from './shrink-picture.ts'

it('a picture keeps its shape and is never made larger', () => {
  expect(sizesWithin({ width: 4032, height: 3024 }, 2560)).toEqual([
    { width: 2560, height: 1920 },
    { width: 1920, height: 1440 },
    { width: 1280, height: 960 },
  ])
  expect(sizesWithin({ width: 900, height: 1200 }, 2560)[0]).toEqual({ width: 900, height: 1200 })
  expect(sizesWithin({ width: 9000, height: 1 }, 2560)[0]).toEqual({ width: 2560, height: 1 })
})

it('what an iPhone writes is known by its type or its name', () => {
  expect(isHeic({ name: 'IMG_0042.HEIC', type: '' })).toBe(true)
  expect(isHeic({ name: 'picture', type: 'image/heif' })).toBe(true)
  expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false)
})

it('films and drawings are no photographs', () => {
  const kinds = ['garage.mp4', 'plan.svg', 'garage.jpg', 'garage.PNG', 'IMG_1.heic']
  expect(kinds.filter(name => isPhotograph({ name, type: '' }))).toEqual([
    'garage.jpg',
    'garage.PNG',
    'IMG_1.heic',
  ])
})
