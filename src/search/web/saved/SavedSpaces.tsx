import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import type { Session } from '#foundation/web/session/session-record.ts'
import { ListingCard } from '#listings/web/card/ListingCard.tsx'
import { ListingCardSkeletons } from '#listings/web/card/ListingCardSkeleton.tsx'
import { HeartButton, onCard } from '#listings/web/favourites/HeartButton.tsx'
import { type SavedCards, savedCardsQuery } from '#listings/web/favourites/saved-cards.ts'
import { copy } from './copy.ts'

const Comparison = lazyPart(() => import('./Comparison.tsx'))
const mostCompared = 4

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** A space stays in the list after its heart is removed, so that it can be put back. */
export function SavedSpaces({ status }: Pick<Session, 'status'>) {
  const saved = useQuery(savedCardsQuery(status))
  const waiting = <ListingCardSkeletons count={4} className={grid} />
  return (
    <Loaded query={saved} failed={copy.failed} waiting={waiting}>
      {spaces => <MySpaces {...spaces} isIn={status === 'in'} />}
    </Loaded>
  )
}

function MySpaces({ cards, unavailable, isMember, isIn }: SavedCards & { isIn: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const comparison = useRef<HTMLDivElement>(null)
  return (
    <section aria-label={copy.spaces} className="grid grid-cols-1 gap-4">
      {cards.length > 0 && (
        <p className="text-ink-soft">
          {copy.count(cards.length)}. {!isMember && copy.inBrowser}{' '}
          {!isMember && (
            <a href={loginAddress('/saved')} className="text-link">
              {isIn ? copy.verify : copy.logIn}
            </a>
          )}
        </p>
      )}
      {cards.length > 1 && <p className="text-ink-soft">{copy.compareHow}</p>}
      {cards.length === 0 ? (
        <NothingSaved />
      ) : (
        <ul aria-label={copy.list} className={grid}>
          {cards.map(listing => (
            <li key={listing._id} className="relative grid grid-rows-[1fr_auto]">
              <ListingCard listing={listing} headingLevel={2} />
              <HeartButton listing={listing} className={onCard} />
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <Checkbox
                  label={copy.compareShort}
                  aria-label={copy.compare(listing.storageTitle)}
                  checked={chosen.includes(listing._id)}
                  disabled={chosen.length >= mostCompared && !chosen.includes(listing._id)}
                  onChange={() => setChosen(toggled(chosen, listing._id))}
                />
                {chosen.length > 1 && chosen.includes(listing._id) && (
                  <Button variant="ghost" size="sm" onClick={() => show(comparison.current)}>
                    {copy.seeCompared(chosen.length)}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 1 && (
        <div ref={comparison} tabIndex={-1} className="outline-none">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Comparison ids={chosen} />
          </Suspense>
        </div>
      )}
      {unavailable > 0 && <p className="text-ink-soft">{copy.unavailable(unavailable)}</p>}
    </section>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title={copy.emptyTitle}
      illustration={<EmptyListScene />}
      action={
        <Link to="/search" className={buttonClass()}>
          {copy.find}
        </Link>
      }
    >
      {copy.emptyWords}
    </EmptyState>
  )
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]
}

/** On a telephone it stands many screens below the boxes that were ticked. */
function show(comparison: HTMLElement | null): void {
  comparison?.scrollIntoView({ block: 'start' })
  comparison?.focus({ preventScroll: true })
}
