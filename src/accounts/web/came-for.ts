import { saveMark } from './save-mark.ts'

export type CameFor = 'save' | 'saved' | 'book' | 'ask' | 'see'

/** What somebody was about to do when they were asked to log in. */
export function cameFor(redirect: string | undefined): CameFor | undefined {
  const page = pageOf(redirect)
  if (page === '/search') return redirect?.endsWith(saveMark) ? 'save' : undefined
  if (page === '/saved') return 'saved'
  if (redirect?.startsWith(askPage)) return 'ask'
  if (redirect?.startsWith(viewingPage)) return 'see'
  return page === '/checkout' ? 'book' : undefined
}

const askPage = '/messages/ask/'
const viewingPage = '/viewings/ask/'
const renterPages = ['/search', '/storage', '/book', '/checkout', '/saved', '/your-storage']

/** Whoever is on their way back to such a page wants room for their things. */
export function isForRenters(redirect: string | undefined): boolean {
  const isAsking = [askPage, viewingPage].some(page => redirect?.startsWith(page))
  return isAsking || renterPages.includes(pageOf(redirect))
}

function pageOf(address = ''): string {
  return `/${address.split(/[/?#]/)[1] ?? ''}`
}
