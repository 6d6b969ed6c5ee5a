import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { sizeText } from '#listings/rules/space-size.ts'
import { storageSizesQuery } from '../filters/queries.ts'
import { copy } from './copy.ts'
import { EarningsAnswer } from './EarningsAnswer.tsx'
import { type EarningsWish, earningsQuery, firstWish, townQuery } from './earnings-query.ts'

export function EarningsEstimator() {
  const { data: sizes = [] } = useQuery(storageSizesQuery)
  const [town, setTown] = useState('')
  const [wish, setWish] = useState<EarningsWish>(firstWish)
  const answer = useQuery(earningsQuery(wish))
  const { data: place } = useQuery(townQuery(wish))
  const isTownFound = place === undefined ? undefined : place !== null
  const known =
    sizes.length > 0
      ? sizes
      : [{ value: firstWish.storageSize, label: sizeText(firstWish.storageSize) }]

  const estimate = (event: SubmitEvent) => {
    event.preventDefault()
    if (answer.isError && town.trim() === wish.town) void answer.refetch()
    setWish({ ...wish, town: town.trim() })
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form onSubmit={estimate} className="grid content-start gap-4 noscript:hidden">
        <PlaceField
          minChars={3}
          label={copy.town}
          placeholder={copy.townPlaceholder}
          value={town}
          error={isTownFound === false && town.trim() === wish.town ? copy.noSuchTown : undefined}
          onText={setTown}
          onChoose={label => setWish({ ...wish, town: label })}
        />
        <Select
          label={copy.size}
          options={known}
          value={wish.storageSize}
          onChange={event => setWish({ town: town.trim(), storageSize: event.target.value })}
        />
        <Button type="submit" loading={answer.isFetching} className="justify-self-start">
          {copy.estimate}
        </Button>
      </form>
      <EarningsAnswer wish={wish} answer={answer} isTownFound={isTownFound} />
    </div>
  )
}
