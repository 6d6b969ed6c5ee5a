import type { Place } from '#foundation/rules/place/places.ts'
import { ComboBox, type ComboBoxProps } from '../ui/choices/ComboBox.tsx'
import { PinIcon } from '../ui/icons/VisitorIcons.tsx'
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
  /** A suggestion was chosen; its label can be geocoded. */
  onChoose?: (label: string) => void
}

/** Free text that may become a place. Without scripts it is a plain text field. */
export function PlaceField({ minChars, onText, onChoose, ...field }: PlaceFieldProps) {
  const { suggestions, isBusy, typed, close } = useSuggestions(minChars)
  const edit = (text: string) => {
    onText(text)
    typed(text)
  }
  const choose = ({ place: { label } }: PlaceSuggestion) => {
    close()
    onText(label)
    onChoose?.(label)
  }

  return (
    <ComboBox
      {...field}
      maxLength={field.maxLength ?? 200}
      onInput={edit}
      suggestions={suggestions.map(asSuggestion)}
      onChoose={choose}
      loading={isBusy}
      optionIcon={<PinIcon />}
    />
  )
}

function asSuggestion(place: Place): PlaceSuggestion {
  return { id: place.id, label: place.name, detail: place.detail, place }
}
