import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { DateField } from '#design/ui/pickers/DateField.tsx'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import type { SearchParams } from '../search-params.ts'
import { copy } from './copy.ts'
import { storageSizesQuery, storageTypesQuery } from './queries.ts'

const price = { type: 'number', min: 1, step: 'any', before: '£' } as const

/** For browsers without JavaScript. */
export function PlainFilters({ params }: { params: SearchParams }) {
  const { data: types = [] } = useQuery(storageTypesQuery)
  const { data: sizes = [] } = useQuery(storageSizesQuery)
  const { storageType, storageSize, larger, type, minPrice, maxPrice, from, to, within } = params
  const rates = [
    { value: 'hour', label: copy.rates.hour },
    { value: 'month', label: copy.rates.month },
  ]
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 items-center font-semibold text-green">
        {copy.filters}
      </summary>
      <div className="grid gap-3 pb-3 sm:grid-cols-3 lg:grid-cols-4">
        <Select
          name="storageType"
          label={copy.storageType}
          placeholder={copy.anyType}
          options={types}
          defaultValue={storageType}
        />
        <Select
          name="storageSize"
          label={copy.storageSize}
          placeholder={copy.anySize}
          options={sizes}
          defaultValue={storageSize}
        />
        <Checkbox name="larger" value="true" label={copy.larger} defaultChecked={larger} />
        <Select name="type" label={copy.rate} options={rates} defaultValue={type} />
        <TextField {...price} name="minPrice" label={copy.minPrice} defaultValue={minPrice} />
        <TextField {...price} name="maxPrice" label={copy.maxPrice} defaultValue={maxPrice} />
        <DateField name="from" label={copy.firstDay} max={lastDay} defaultValue={from} />
        <DateField name="to" label={copy.lastDay} max={lastDay} defaultValue={to} />
        {within !== undefined && <input type="hidden" name="within" value={within} />}
      </div>
    </details>
  )
}
