import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../http/answering/security-headers.ts'
import { mapSources } from './map-sources.ts'

const street = { MAP_STYLE_URL: 'https://tiles.example/styles/calm?key=1', MAP_ORIGINS: [] }

describe('what pages may load for a map', () => {
  it('is nothing from elsewhere without a street map', () => {
    const sources = mapSources({ MAP_STYLE_URL: undefined, MAP_ORIGINS: ['https://a.example'] })
    expect(pagePolicy('', sources)).toBe(pagePolicy(''))
  })

  it('is what the street map needs, by origin', () => {
    const policy = pagePolicy('', mapSources({ ...street, MAP_ORIGINS: ['https://b.example'] }))
    expect(policy).toContain("connect-src 'self' https://tiles.example https://b.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example https://b.example;")
    expect(policy).not.toContain('key=1')
  })
})
