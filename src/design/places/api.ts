import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import type { FoundPlace, Place } from '#foundation/rules/place/places.ts'
import { api } from '#foundation/web/api/api.ts'

export function fetchSuggestions(text: string, signal?: AbortSignal): Promise<Place[]> {
  return api.get<Place[]>(`/places?${question(text)}`, signal ? { signal } : {})
}

/** The place; null if it is not known. */
export function geocode(text: string, signal?: AbortSignal): Promise<FoundPlace | null> {
  return api.get<FoundPlace | null>(`/places/geocode?${question(text)}`, signal ? { signal } : {})
}

function question(text: string): URLSearchParams {
  return new URLSearchParams({ q: text.slice(0, longestPlaceText) })
}
