import { pageIn } from '#design/lists/list-search.ts'

export const deskViews = [
  'overview',
  'payments',
  'refund',
  'owed',
  'payout',
  'reversal',
  'arrears',
  'disputes',
  'reports',
] as const
export type DeskView = (typeof deskViews)[number]

export interface DeskSearch {
  view?: DeskView
  page?: number
}

export function readDeskSearch(address: Record<string, unknown>): DeskSearch {
  const view = deskViews.find(one => one === address.view)
  return { ...(view && view !== 'overview' && { view }), ...pageIn(address) }
}

export interface PagedProps {
  page: number
  onPage: (page: number) => void
}
