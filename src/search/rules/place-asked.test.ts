import { expect, test } from 'vitest'
import { placeAsked } from './place-asked.ts'

test.each([
  ['Leeds, UK', 'Leeds'],
  ['leeds uk', 'leeds'],
  ['Leeds,  United Kingdom', 'Leeds'],
  ['leeds, england', 'leeds'],
  ['  york  ', 'york'],
  ['new   malden', 'new malden'],
  ['storage in leeds', 'leeds'],
  ['garages to rent near bath, uk', 'bath'],
  ['Self storage units in York', 'York'],
  ['near hull', 'hull'],
])('%j asks for %j', (typed, place) => {
  expect(placeAsked(typed)).toBe(place)
})

test.each([
  'uk',
  'United Kingdom',
  'England',
  'New England',
  'Storage',
  'Garage Lane',
  'near me',
  'Storage near me',
])('%j is left as it is', typed => {
  expect(placeAsked(typed)).toBe(typed)
})
