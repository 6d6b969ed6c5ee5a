import { expect, it } from 'vitest'
import { z } from 'zod'
import { openApiPage } from './openapi-page.ts'
import { get, post, reply } from './route.ts'

it('says of each call whether it takes or gives something else than JSON', async () => {
  const answer = () => reply(null)
  const calls = [
    get('/site', { summary: 'Facts', can: 'site:read', data: z.null() }, answer),
    get(
      '/calendar',
      { summary: 'Days', can: 'site:read', data: z.string(), sentAs: 'text/calendar' },
      () => reply(''),
    ),
    post(
      '/pictures',
      {
        summary: 'A picture',
        can: 'site:read',
        upload: { field: 'picture', maxBytes: 1, tooLarge: '' },
        data: z.null(),
      },
      answer,
    ),
  ]
  const html = await openApiPage(calls, '').text()
  const said = [...html.matchAll(/<small>(.*?)<\/small>/g)].map(([, words]) => words)
  expect(said).toEqual([
    'The answer is text/calendar.',
    'The file is sent as multipart/form-data, in the field picture.',
  ])
})
