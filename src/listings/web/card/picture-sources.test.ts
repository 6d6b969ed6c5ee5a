import { expect, test } from 'vitest'
import { pictureSources, widestJpeg } from './picture-sources.ts'

const picture = { url: '/media/garage.jpg', widths: [480, 960] }

test('a picture is offered in every format and width it was made in', () => {
  expect(pictureSources(picture)).toEqual({
    src: '/media/garage.jpg',
    avif: '/media/garage-480.avif 480w, /media/garage-960.avif 960w',
    webp: '/media/garage-480.webp 480w, /media/garage-960.webp 960w',
    jpeg: '/media/garage-480.jpg 480w, /media/garage-960.jpg 960w',
  })
})

test('a picture in one size alone is offered as it is', () => {
  expect(pictureSources({ ...picture, widths: [] })).toEqual({ src: '/media/garage.jpg' })
  expect(widestJpeg({ ...picture, widths: [] })).toBe('/media/garage.jpg')
})

test('previews take the widest', () => {
  expect(widestJpeg(picture)).toBe('/media/garage-960.jpg')
})
