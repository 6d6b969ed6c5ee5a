import { useEffect, useRef } from 'react'
import type { FoundPlace, Place } from '#foundation/rules/place/places.ts'
import { ComboBox, type ComboBoxProps } from '../ui/choices/ComboBox.tsx'
import { PinIcon } from '../ui/icons/VisitorIcons.tsx'
import { geocode } from './api.ts'
import { useSuggestions } from './use-suggestions.ts'

type Taken = 'onInput' | 'suggestions' | 'onChoose' | 'loading' | 'optionIcon'

interface PlaceSuggestion {
  id: string
  label: string
  detail: string
  place: Place
}

export interface PlaceFieldProps extends Omit<ComboBoxProps<PlaceSuggestion>, Taken> {
  value: string
  /** Suggestions start when the text is longer than this. */
  minChars: 3 | 5
  onText: (text: string) => void
  /** A suggestion with a known place was chosen. */
  onChoose?: (place: FoundPlace) => void
  /** The text was edited, so the chosen place no longer counts. */
  onClear?: () => void
}

/** Free text that may become a place. Without scripts it is a plain text field. */
export function PlaceField({ minChars, onText, onChoose, onClear, ...field }: PlaceFieldProps) {
  const { suggestions, isBusy, typed, close } = useSuggestions(minChars)
  const finding = useRef<AbortController>(undefined)
  useEffect(() => () => finding.current?.abort(), [])

  const edit = (text: string) => {
    finding.current?.abort()
    onText(text)
    onClear?.()
    typed(text)
  }
  const choose = async ({ place }: PlaceSuggestion) => {
    close()
    onText(place.label)
    finding.current?.abort()
    const mine = new AbortController()
    finding.current = mine
    const found = await geocode(place.label, mine.signal).catch(() => null)
    if (found && !mine.signal.aborted) onChoose?.(found)
  }

  return (
    <ComboBox
      {...field}
      maxLength={field.maxLength ?? 200}
      onInput={edit}
      suggestions={suggestions.map(asSuggestion)}
      onChoose={suggestion => void choose(suggestion)}
      loading={isBusy}
      optionIcon={<PinIcon />}
    />
  )
}

function asSuggestion(place: Place): PlaceSuggestion {
  return { id: place.id, label: place.name, detail: place.detail, place }
}
