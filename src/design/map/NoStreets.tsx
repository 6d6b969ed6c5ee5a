import { useQuery } from '@tanstack/react-query'
import type { MapInfo } from '#foundation/rules/place/places.ts'
import { api } from '#foundation/web/api/api.ts'
import { cx } from '../ui/base/cx.ts'

/** Says why the map shows no streets, where none are configured. */
export function NoStreets({ children, className }: { children: string; className?: string }) {
  const { data } = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => api.get<MapInfo>('/map', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data || data.streetStyleUrl !== null || data.streetTilesUrl !== null) return null
  return <p className={cx('text-ink-soft text-sm', className)}>{children}</p>
}
