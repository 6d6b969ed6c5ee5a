import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const list = 'bookings/web/list'
const pages = ['ListPage', 'LatePage', 'OldPage'].map(name => `${list}/${name}.tsx`)
const rooms = ['one', 'two', 'three', 'four'].map(noun => `${noun}/web/Page.tsx`)
const fileFor = pageFiles(
  rootRoute('root.tsx', [
    layout('public', 'site/web/layout/PublicLayout.tsx', [index('site/web/home/HomePage.tsx')]),
    layout('dashboard', 'site/web/dashboard/DashboardLayout.tsx', [
      ...[...pages, ...rooms].map((file, place) => route(`/page-${place}`, file)),
      route('/admin', 'moderation/web/QueuePage.tsx'),
    ]),
  ]),
)

/** The file of a module that these need, and that needs others itself. */
function fileOfModule(neededBy: readonly string[], needs: readonly string[] = []): string | null {
  const id = '/home/src/shared.ts'
  const graph = {
    getModuleInfo: (one: string) =>
      one === id
        ? { importers: neededBy.map(file => `/home/src/${file}`), importedIds: [...needs] }
        : null,
  }
  return fileFor(id, graph)
}

it('leaves what one page needs with that page', () => {
  expect(fileOfModule([`${list}/ListPage.tsx?tsr-split=component`])).toBeNull()
})

it('puts what the pages of one room share into a file of that room', () => {
  expect(fileOfModule(pages)).toBe('bookings-list')
})

it('puts what many pages share into a file of those who open them', () => {
  expect(fileOfModule([...pages, ...rooms])).toBe('dashboard')
  expect(fileOfModule([...pages, ...rooms, 'moderation/web/QueuePage.tsx'])).toBe(
    'console-dashboard',
  )
})

it('makes no page load what only few others share', () => {
  expect(fileOfModule(rooms)).toBeNull()
})

it('counts what stands around pages as many of them', () => {
  expect(fileOfModule(['site/web/dashboard/DashboardLayout.tsx?tsr-split=component'])).toBe(
    'site-dashboard',
  )
})

it('keeps heavy libraries away from pages that do without them', () => {
  const zod = '/home/node_modules/zod/index.js'
  expect(fileOfModule([...pages, ...rooms], [zod])).toBe('dashboard-forms')
})

it('keeps a first page apart from what later pages use of it', () => {
  expect(fileOfModule(['site/web/home/HomePage.tsx'])).toBe('home')
  expect(fileOfModule(['site/web/home/HomePage.tsx', pages[0] ?? ''])).toBe('home-shared')
})
