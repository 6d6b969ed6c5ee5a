import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PagedList } from '#design/lists/PagedList.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { SearchField } from '#design/ui/fields/SearchField.tsx'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { useDebounced } from '#foundation/web/use-debounced.ts'
import { mostStars } from '../../rules/review-terms.ts'
import { reviewPageSize } from '../api.ts'
import { copy } from '../copy.ts'
import { spaceReviewsQuery } from '../queries.ts'
import { OneReview } from './OneReview.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'

const words = copy.tab

export default function SpaceReviews({ listingId }: { listingId: string }) {
  const [stars, setStars] = useState<number>()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDebounced(typed.trim(), 300)
  const list = useQuery(spaceReviewsQuery(listingId, { page, stars, q }))
  const meta = list.data?.meta
  const isWhole = stars === undefined && q === ''
  const hasAny = meta?.distribution.some(count => count > 0)
  return (
    <div className="grid gap-6">
      {meta && hasAny && <ReviewFigures meta={meta} />}
      {hasAny && (
        <Choice
          {...{ typed, stars }}
          onChange={next => {
            setTyped(next.typed)
            setStars(next.stars)
            setPage(1)
          }}
        />
      )}
      <PagedList
        list={list}
        words={{ ...words, count: () => words.count(meta?.written ?? 0) }}
        empty={
          isWhole ? <NoneYet /> : <EmptyState title={words.nothing}>{words.nothingWhy}</EmptyState>
        }
        skeletonRows={2}
        page={page}
        pageSize={reviewPageSize}
        onPage={setPage}
      >
        {rows => (
          <ul className="grid gap-6">
            {rows.map(review => (
              <li key={review._id}>
                <OneReview review={review} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <p className="text-sm">
        <Link to="/review-policy" className="text-link touch-target">
          {words.policy}
        </Link>
      </p>
    </div>
  )
}

interface Chosen {
  typed: string
  stars: number | undefined
}

function Choice({ typed, stars, onChange }: Chosen & { onChange: (next: Chosen) => void }) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchField
        label={words.search}
        placeholder={words.search}
        value={typed}
        maxLength={100}
        className="min-w-0 flex-1 basis-60"
        onChange={text => onChange({ typed: text, stars })}
      />
      <Select
        label={words.show}
        value={stars === undefined ? '' : String(stars)}
        options={[{ value: '', label: words.all }, ...choices]}
        onChange={({ target: { value } }) =>
          onChange({ typed, stars: value === '' ? undefined : Number(value) })
        }
      />
    </div>
  )
}

const choices = Array.from({ length: mostStars }, (_, index) => {
  const value = mostStars - index
  return { value: String(value), label: copy.stars(value) }
})

function NoneYet() {
  return (
    <EmptyState
      title={words.none}
      illustration={
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-amber-soft text-2xl text-warning">
          <StarIcon />
        </span>
      }
    >
      {words.noneWhy}
    </EmptyState>
  )
}
