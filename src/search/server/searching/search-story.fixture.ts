import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { approvedListing, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

interface Found {
  _id: string
  hourlyRate: number
  monthlyRate: number
  address: string
}

const places = {
  leeds: { lat: 53.7974, lng: -1.5438 },
  york: { lat: 53.959, lng: -1.0815 },
  bath: { lat: 51.3811, lng: -2.359 },
}

/** A partner who lists spaces, and what a search finds of them. */
export function searchStory() {
  const story = storyOf(async app => ({ host: await signUp(app, { role: 'partner' }) }))

  /** A street of its own, so that each story finds only its own spaces. */
  async function space(form: Record<string, unknown> = {}, town: keyof typeof places = 'leeds') {
    const street = `Quay ${randomUUID().slice(0, 8)}`
    const name = town[0]?.toUpperCase() + town.slice(1)
    const listing = await approvedListing(story.app, story.host, {
      address: `12 ${street}, ${name}`,
      formattedAddress: { street: `12 ${street}`, area: name },
      coordinates: places[town],
      services: [],
      ...form,
    })
    return { ...listing, street }
  }

  async function search(filter: Record<string, unknown>) {
    const { status, body } = await story.app.post('/users/listings', filter)
    expect(status, JSON.stringify(body)).toBe(200)
    return { found: body.data as Found[], meta: body.meta }
  }
  const ids = async (filter: Record<string, unknown>) =>
    (await search(filter)).found.map(listing => listing._id)

  return { story, space, search, ids }
}
