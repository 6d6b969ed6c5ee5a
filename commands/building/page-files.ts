interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null
}

/** The pages that people come in by; each is to arrive in few files. */
const firstOpened = {
  home: 'site/web/home/HomePage.tsx',
  search: 'search/web/SearchPage.tsx',
  place: 'search/web/place/PlacePage.tsx',
  listing: 'bookings/web/book-now/BookPage.tsx',
  support: 'site/web/support/SupportPage.tsx',
}

const pages = Object.entries(firstOpened)

/**
 * The file that a module of ours goes into, after the pages which cannot be drawn without it.
 * Whatever it imports is needed by the same pages and perhaps by more, so no two files need each
 * other. Controls stand apart, as pages that nobody comes in by are made of them too.
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
    const page = pages.find(([, file]) => module.endsWith(`/src/${file}?tsr-split=component`))
    if (page) names.add(page[0])
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return names
}
