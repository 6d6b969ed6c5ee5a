export const deskViews = [
  'overview',
  'payments',
  'refund',
  'payout',
  'reversal',
  'disputes',
  'reports',
] as const
export type DeskView = (typeof deskViews)[number]

export interface DeskSearch {
  view?: DeskView
  page?: number
}

export function readDeskSearch({ view, page }: Record<string, unknown>): DeskSearch {
  const known = deskViews.find(one => one === view)
  return {
    ...(known && known !== 'overview' ? { view: known } : {}),
    ...(Number(page) > 1 ? { page: Math.floor(Number(page)) } : {}),
  }
}

/** What every list of the desk is given. */
export interface PagedProps {
  page: number
  onPage: (page: number) => void
}
