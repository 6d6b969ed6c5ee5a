import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes'

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null
}

/**
 * The pages that people open first; each should load few files. The header counts as one of them.
 * Otherwise what it shares with a page would load that whole page.
 */
const firstOpened = {
  home: 'site/web/home/HomePage.tsx',
  search: 'search/web/SearchPage.tsx',
  place: 'search/web/place/PlacePage.tsx',
  listing: 'bookings/web/book-now/BookPage.tsx',
  support: 'site/web/support/SupportPage.tsx',
  header: 'site/web/layout/SiteHeader.tsx',
}

const firstFiles = Object.entries(firstOpened)
const firstNames: readonly string[] = Object.values(firstOpened)

/**
 * Says which file a module of ours goes into. What the pages that people open first need is put
 * together by page. What several of the other pages share is put together by who opens them, so
 * that a dashboard is a handful of files and not a hundred. Whatever a module imports is needed by
 * the same pages and perhaps by more, so no two files need each other.
 */
export function pageFiles(sitemap: VirtualRootRoute) {
  const audiences = new Map(audiencesOf(sitemap))
  return (id: string, graph: ModuleGraph): string | null => {
    if (!id.includes('/src/')) return null
    const needing = [...everyOne(id, one => graph.getModuleInfo(one)?.importers)].map(fileOf)
    const first = firstFile(needing, audiences)
    if (first) return first
    const later = laterFile(needing, audiences)
    const needed = [...everyOne(id, one => graph.getModuleInfo(one)?.importedIds)]
    const brings = Object.entries(heavy).flatMap(([name, library]) =>
      needed.some(one => library.test(one)) ? name : [],
    )
    return later && [later, ...brings].join('-')
  }
}

/** Pages that can do without them should not load them for what they share with others. */
const heavy = {
  forms: /node_modules\/(zod|react-hook-form|@hookform)\//,
  dates: /node_modules\/temporal-polyfill\//,
  pickers: /node_modules\/@?(react-aria|react-stately|react-aria-components)\//,
}

/** What later pages use too has a file of its own, so that they need not load the first page. */
function firstFile(
  needing: readonly string[],
  audiences: ReadonlyMap<string, Audience>,
): string | null {
  const names = firstFiles.flatMap(([name, file]) => (needing.includes(file) ? name : []))
  if (names.length !== 1) return names.join('-') || null
  const isShared = needing.some(file => audiences.has(file) && !firstNames.includes(file))
  return isShared ? `${names[0]}-shared` : (names[0] ?? null)
}

/** Fewer pages than this share files of their own, because the others would load them in vain. */
const many = 6

/**
 * What a single page needs goes with that page, and what only pages of one room share is a file of
 * that room. A frame stands around many pages.
 */
function laterFile(
  needing: readonly string[],
  audiences: ReadonlyMap<string, Audience>,
): string | null {
  if (needing.includes('routes.gen.ts')) return 'routes'
  const pages = needing.filter(file => audiences.has(file))
  if (pages.length === 0 || (pages.length === 1 && !isFrame(pages[0]))) return null
  const [room, ...otherRooms] = new Set(pages.map(roomOf))
  if (room && otherRooms.length === 0) return room
  if (pages.length < many && !pages.some(isFrame)) return null
  return [...new Set(pages.map(file => audiences.get(file)))].sort().join('-')
}

type Audience = 'console' | 'dashboard' | 'visit'

function audiencesOf(
  node: VirtualRootRoute | VirtualRouteNode,
  above: Audience = 'visit',
): [string, Audience][] {
  let audience = above
  if (node.type === 'layout' && node.id === 'dashboard') audience = 'dashboard'
  if (node.type === 'route' && node.path.startsWith('/admin')) audience = 'console'
  const children = 'children' in node ? (node.children ?? []) : []
  const below = children.flatMap(child => audiencesOf(child, audience))
  return 'file' in node && node.file ? [[node.file, audience], ...below] : below
}

function isFrame(file = ''): boolean {
  return file.endsWith('Layout.tsx')
}

/** `listings/web/wizard/CreateListingPage.tsx` stands in the room `listings-wizard`. */
function roomOf(file: string): string {
  const [noun, , ...rooms] = file.split('/').slice(0, -1)
  return [noun, ...rooms].join('-')
}

/** The module, and all that are reached from it by these steps. */
function everyOne(id: string, next: (id: string) => string[] | undefined): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen) for (const one of next(module) ?? []) seen.add(one)
  return seen
}

/** A route is split into parts, each of them a module with a query. */
function fileOf(id: string): string {
  return id.slice(id.lastIndexOf('/src/') + '/src/'.length).replace(/\?tsr-split=.*/, '')
}
