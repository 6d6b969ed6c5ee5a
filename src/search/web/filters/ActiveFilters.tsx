import { useQuery } from '@tanstack/react-query'
import { Chip } from '#design/ui/actions/Chip.tsx'
import type { SearchControls } from '../search-controls.ts'
import { activeFilters } from './active-filters.ts'
import { storageTypesQuery } from './queries.ts'

export default function ActiveFilters({
  params,
  onChange,
}: Pick<SearchControls, 'params' | 'onChange'>) {
  const { data: types = [] } = useQuery(storageTypesQuery)
  const active = activeFilters(params, types)
  if (active.length === 0) return null
  return (
    <ul aria-label={'Active filters'} className="mt-4 flex flex-wrap gap-2">
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <Chip label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}
