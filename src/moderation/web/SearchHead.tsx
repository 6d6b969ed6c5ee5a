import type { ReactNode } from 'react'
import { Select } from '#design/ui/choices/Select.tsx'
import { LiveSearch } from './LiveSearch.tsx'

interface SearchHeadProps<Choice extends string> {
  label: string
  query: string
  onQuery: (query: string | undefined) => void
  filter: {
    label: string
    all: string
    choices: Readonly<Record<Choice, string>>
    chosen: Choice | undefined
    onChoose: (choice: Choice | undefined) => void
  }
  children?: ReactNode
}

export function SearchHead<Choice extends string>(props: SearchHeadProps<Choice>) {
  const { label, query, onQuery, filter, children } = props
  const choices = Object.keys(filter.choices) as Choice[]
  return (
    <div className="mb-5 flex flex-wrap items-end gap-4">
      <LiveSearch label={label} query={query} onQuery={next => onQuery(next || undefined)} />
      <Select
        label={filter.label}
        value={filter.chosen ?? ''}
        onChange={({ target }) => filter.onChoose(choices.find(one => one === target.value))}
        options={[
          { value: '', label: filter.all },
          ...choices.map(value => ({ value, label: filter.choices[value] })),
        ]}
        className="w-52"
      />
      {children}
    </div>
  )
}
