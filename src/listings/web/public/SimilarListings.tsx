import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import type { ShownCard } from '#listings/rules/wire.ts'
import { DrawnCard } from '../card/DrawnCard.tsx'
import { HeartButton, onCard } from '../favourites/HeartButton.tsx'
import { copy } from './later-copy.ts'

export function SimilarListings({ listings }: { listings: readonly ShownCard[] }) {
  if (listings.length === 0) return null
  return (
    <section className="laid-out-later border-hairline border-t bg-sunk">
      <div className="mx-auto max-w-page px-edge py-12 sm:px-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-2xl">{copy.similar.heading}</h2>
          <Link
            to={'/search' as string}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {copy.similar.more}
          </Link>
        </div>
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
          {listings.map(listing => (
            <li key={listing._id} className="relative grid">
              <DrawnCard listing={listing} />
              <HeartButton listing={listing} className={onCard} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
