interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null
}

/**
 * The pages that people open first; each should load few files. The header counts as one of them.
 * Otherwise what it shares with a page would load that whole page.
 */
const firstOpened = {
  home: 'site/web/home/HomePage.tsx?tsr-split=component',
  search: 'search/web/SearchPage.tsx?tsr-split=component',
  place: 'search/web/place/PlacePage.tsx?tsr-split=component',
  listing: 'bookings/web/book-now/BookPage.tsx?tsr-split=component',
  support: 'site/web/support/SupportPage.tsx?tsr-split=component',
  header: 'site/web/layout/SiteHeader.tsx',
}

const pages = Object.entries(firstOpened)

/**
 * The file that a module of ours goes into, after the pages which cannot be drawn without it.
 * Whatever it imports is needed by the same pages and perhaps by more, so no two files need each
 * other. Controls have files of their own, because all other pages use them too.
 */
export function pageFile(id: string, graph: ModuleGraph): string | null {
  if (!id.includes('/src/')) return null
  const needing = pagesNeeding(id, graph)
  const [only, ...others] = pages.flatMap(([name]) => (needing.has(name) ? name : []))
  if (only === undefined) return null
  if (others.length > 0) return [only, ...others].join('-')
  return id.includes('/src/design/') ? `${only}-controls` : only
}

function pagesNeeding(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set([id])
  for (const module of seen) {
    const page = pages.find(([, file]) => module.endsWith(`/src/${file}`))
    if (page) names.add(page[0])
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return names
}
