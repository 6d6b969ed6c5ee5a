import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Histogram } from '#design/ui/charts/Histogram.tsx'
import { RangeSlider } from '#design/ui/choices/RangeSlider.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { filterOf, searchQuery } from '../queries.ts'
import type { SearchParams } from '../search-params.ts'
import { pounds } from './active-filters.ts'
import { copy } from './copy.ts'
import { emptyDraft, type FilterDraft, type FilterFaults, limitsOf } from './filter-draft.ts'
import { pricesQuery } from './queries.ts'

interface PriceRangeProps {
  params: SearchParams
  draft: FilterDraft
  faults: FilterFaults
  onChange: (changes: Partial<FilterDraft>) => void
}

export function PriceRange({ params, draft, faults, onChange }: PriceRangeProps) {
  return (
    <div>
      <PriceSlider params={params} draft={draft} onChange={onChange} />
      <div className="mt-3 grid grid-cols-2 items-start gap-3">
        {(['minPrice', 'maxPrice'] as const).map(end => (
          <TextField
            key={end}
            autoComplete="off"
            inputMode="decimal"
            before="£"
            label={copy[end]}
            error={faults[end]}
            value={draft[end]}
            onChange={event => onChange({ [end]: event.target.value })}
          />
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{copy.priceHelp}</p>
    </div>
  )
}

type SliderProps = Omit<PriceRangeProps, 'faults'>

/**
 * The search itself answers prices by one rate only; those by the other are fetched when it is
 * chosen.
 */
function usePrices(params: SearchParams, type: FilterDraft['type']) {
  const isSearched = filterOf(params).type === type
  const searched = useInfiniteQuery({ ...searchQuery(params), enabled: false })
  const other = useQuery({ ...pricesQuery(params, type), enabled: !isSearched })
  return (isSearched ? searched.data?.pages[0]?.meta.histogram : other.data) ?? []
}

function PriceSlider({ params, draft, onChange }: SliderProps) {
  const bins = usePrices(params, draft.type)
  const [first, last] = [bins[0], bins.at(-1)]
  if (!first || !last || bins.length < 2) return null

  const [min, max] = [first.from, last.to]
  const { low, high } = limitsOf(draft)
  const within = (price: number) => Math.min(Math.max(price, min), max)
  const range = [within(Math.min(low, high)), within(Math.max(low, high))] as const
  return (
    <RangeSlider
      label={copy.price}
      min={min}
      max={max}
      step={Math.round((first.to - first.from) * 100) / 100}
      formatValue={pounds}
      value={range}
      onChange={([from, to]) =>
        onChange({
          minPrice: from <= min ? emptyDraft.minPrice : String(from),
          maxPrice: to >= max ? emptyDraft.maxPrice : String(to),
        })
      }
    >
      <Histogram
        caption={copy.histogram}
        bins={bins}
        range={range}
        wordsFor={bin => copy.bin(bin.count, pounds(bin.from), pounds(bin.to))}
      />
    </RangeSlider>
  )
}
