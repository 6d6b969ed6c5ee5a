import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import type { Place } from '#foundation/rules/place/places.ts'
import { type Country, countries } from './countries.ts'
import { fold } from './fold.ts'
import { labelOf, otherNames, type Town, towns } from './gazetteer-data.ts'

const mostSuggestions = 6
const unlike = 3

interface Candidate {
  place: Place
  closeness: number
}

/**
 * Exact names first, then names that begin with the text, then names with a later word that does.
 */
export function suggestPlaces(text: string): Place[] {
  if (text.length > longestPlaceText) return []
  const typed = fold(text)
  if (typed === '') return []
  return [...suggestCountries(typed), ...suggestTowns(typed)]
    .sort((one, other) => one.closeness - other.closeness)
    .slice(0, mostSuggestions)
    .map(({ place }) => place)
}

function suggestCountries(typed: string): Candidate[] {
  return countries.flatMap(country => {
    const names = [country.name, ...country.otherNames].map(fold)
    const closeness = Math.min(...names.map(name => closenessOf(name, typed)))
    return closeness < unlike ? [{ place: asCountry(country), closeness }] : []
  })
}

/** Towns are already in order of size, and sorting keeps that order among equals. */
function suggestTowns(typed: string): Candidate[] {
  const byOtherName = new Map(
    [...otherNames].map(([other, name]) => [name, closenessOf(other, typed)]),
  )
  const found: Candidate[] = []
  for (const town of towns) {
    const closeness = Math.min(
      closenessOf(town.foldedName, typed),
      town.foldedLabel.startsWith(typed) ? 1 : unlike,
      byOtherName.get(town.foldedName) ?? unlike,
    )
    if (closeness < unlike) found.push({ place: asPlace(town), closeness })
  }
  return found
}

function closenessOf(name: string, typed: string): number {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  const at = name.indexOf(typed)
  return at > 0 && name.includes(` ${typed}`) ? 2 : unlike
}

export function asPlace(town: Town): Place {
  const label = labelOf(town)
  const detail = label === town.name ? town.country : `${town.county}, ${town.country}`
  return { id: label, label, name: town.name, detail, kind: 'locality' }
}

function asCountry({ name, code }: Country): Place {
  const detail = code === 'GB' ? 'All four nations' : 'United Kingdom'
  return { id: name, label: name, name, detail, kind: 'country' }
}
