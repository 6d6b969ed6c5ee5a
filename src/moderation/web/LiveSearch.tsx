import { useLiveSearch } from '#design/lists/use-live-search.ts'
import { SearchField } from '#design/ui/fields/SearchField.tsx'

interface LiveSearchProps {
  label: string
  query: string
  onQuery: (query: string) => void
}

export function LiveSearch({ label, query, onQuery }: LiveSearchProps) {
  const { text, type } = useLiveSearch(query, onQuery)
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      onChange={type}
      className="max-w-sm flex-1 basis-64"
    />
  )
}
