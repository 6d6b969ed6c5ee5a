import { useEffect, useMemo, useState } from 'react'
import type { Place } from '#foundation/rules/place/places.ts'
import { fetchSuggestions } from './api.ts'
import { createSuggestionAsker } from './suggestion-asker.ts'

export function useSuggestions(minChars: number) {
  const [suggestions, setSuggestions] = useState<readonly Place[]>([])
  const [isBusy, setBusy] = useState(false)
  const asker = useMemo(
    () =>
      createSuggestionAsker<Place[]>({
        minChars,
        ask: fetchSuggestions,
        show: setSuggestions,
        onBusy: setBusy,
      }),
    [minChars],
  )
  useEffect(() => asker.stop, [asker])

  return {
    suggestions,
    isBusy,
    typed(text: string) {
      if (text.trim().length <= minChars) setSuggestions([])
      asker.typed(text)
    },
    close() {
      asker.stop()
      setSuggestions([])
    },
  }
}
