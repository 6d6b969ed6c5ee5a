import sharp from 'sharp'
import { expect, it } from 'vitest'
import { signUp } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'

const { story, asked, read } = conversations()

it('a picture of somebody who has left is for nobody, also before it is swept', async () => {
  const { app, partner } = story
  const { id, renter } = await asked()
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(picture)], 'door.jpg'))
  const { body } = await app.post(`/messages/threads/${id}/pictures`, form, renter)
  const sent = { text: 'The door', pictures: [body.data] }
  expect((await app.post(`/messages/threads/${id}`, sent, renter)).status).toBe(201)
  const look = async (token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const asking = new Request(`http://localhost:3000${body.data}`, { headers })
    return (await app.app.fetch(asking)).status
  }
  const stranger = await signUp(app, { role: 'customer' })
  expect([await look(), await look(stranger.token)]).toEqual([404, 404])
  expect([await look(renter.token), await look(partner.token)]).toEqual([200, 200])

  expect((await app.post('/auth/delete-account', undefined, renter)).status).toBe(200)
  expect((await read(id, partner)).messages.at(-1).pictures).toEqual([])
  for (const token of [undefined, stranger.token, renter.token, partner.token]) {
    expect(await look(token)).toBe(404)
  }
})
