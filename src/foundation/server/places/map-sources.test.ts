import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../http/answering/security-headers.ts'
import { mapSources } from './map-sources.ts'

const none = { MAP_STYLE_URL: undefined, MAP_ORIGINS: [], MAP_TILES: undefined }
const street = { ...none, MAP_STYLE_URL: 'https://tiles.example/styles/calm?key=1' }

describe('what pages may load for a map', () => {
  it('is nothing from elsewhere without a street map', () => {
    const sources = mapSources({ ...none, MAP_ORIGINS: ['https://a.example'] })
    expect(pagePolicy('', sources)).toBe(pagePolicy(''))
  })

  it('is what the street map needs, by origin', () => {
    const policy = pagePolicy('', mapSources({ ...street, MAP_ORIGINS: ['https://b.example'] }))
    expect(policy).toContain("connect-src 'self' https://tiles.example https://b.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example https://b.example;")
    expect(policy).not.toContain('key=1')
  })
  it('is nothing from elsewhere where we hand out the streets ourselves', () => {
    const sources = mapSources({ ...none, MAP_TILES: './uk.pmtiles' })
    expect(pagePolicy('', sources)).toBe(pagePolicy(''))
  })

  it('is only what is read from a bucket, and no pictures', () => {
    const bucket = { ...none, MAP_TILES: 'https://maps.example/uk.pmtiles?v=2' }
    const policy = pagePolicy('', mapSources(bucket))
    expect(policy).toContain("connect-src 'self' https://maps.example;")
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy).not.toContain('v=2')
  })
})
