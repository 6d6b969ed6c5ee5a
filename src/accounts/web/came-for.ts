import { saveMark } from './save-mark.ts'

export type CameFor = 'save' | 'saved' | 'book'

/** What somebody was about to do when they were asked to log in. */
export function cameFor(redirect: string | undefined): CameFor | undefined {
  const page = pageOf(redirect)
  if (page === '/search') return redirect?.endsWith(saveMark) ? 'save' : undefined
  if (page === '/saved') return 'saved'
  return page === '/checkout' ? 'book' : undefined
}

const renterPages = ['/search', '/storage', '/book', '/checkout', '/saved', '/your-storage']

/** Whoever is on their way back to such a page wants room for their things. */
export function isForRenters(redirect: string | undefined): boolean {
  return renterPages.includes(pageOf(redirect)) || (redirect?.startsWith('/messages/ask/') ?? false)
}

function pageOf(address = ''): string {
  return `/${address.split(/[/?#]/)[1] ?? ''}`
}
