import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#foundation/web/ui/Button.tsx'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { copy } from './copy.ts'
import { activeFilters } from './filters/active-filters.ts'
import { pictures } from './pictures.ts'
import type { SearchControls } from './SearchBar.tsx'

/** Nothing is an answer too: it says why, and where to go from here. */
export function NothingFound({ params, onReplace }: Pick<SearchControls, 'params' | 'onReplace'>) {
  const isFiltered = activeFilters(params, []).length > 0
  const { s, map } = params
  const words = isFiltered ? copy.emptyFiltered : s ? copy.emptyPlace : copy.emptyEverywhere
  return (
    <EmptyState
      title={copy.emptyHeading}
      illustration={<pictures.nothing className="aspect-[4/3] w-full" />}
      action={
        <>
          {isFiltered && <Button onClick={() => onReplace({ s, map })}>{copy.clearFilters}</Button>}
          {s && (
            <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
              {copy.everySpace}
            </Link>
          )}
        </>
      }
    >
      {words}
    </EmptyState>
  )
}
