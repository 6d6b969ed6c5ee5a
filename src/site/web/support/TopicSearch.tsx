import { SearchField } from '#design/ui/fields/SearchField.tsx'
import { copy } from './copy.ts'

interface TopicSearchProps {
  text: string
  onType: (text: string) => void
  onFocus: () => void
}

/** Filters while one types; without JavaScript the form asks the server for the same list. */
export function TopicSearch({ text, onType, onFocus }: TopicSearchProps) {
  return (
    <search className="w-full max-w-xl">
      <form action="/support" onSubmit={event => event.preventDefault()}>
        <SearchField
          name="q"
          label={copy.search}
          placeholder={copy.search}
          value={text}
          onChange={onType}
          onFocus={onFocus}
        />
      </form>
    </search>
  )
}
