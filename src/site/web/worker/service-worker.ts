import type { PushNotice } from '#notices/rules/push-wire.ts'
import { noticeFrom, pageOf } from './notices-in-worker.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: another for every change of what is kept below. */
declare const OFFLINE_VERSION: string

const ours = 'holdall-offline-'
const cacheName = ours + OFFLINE_VERSION
const page = '/offline.html'
/** Everything that is shown without a connection. Files of the site itself are never kept here. */
const files = [page, '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName)
      await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))
      // Nothing on open pages hangs on the one before, so nobody has to wait for it to go.
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(ours) && name !== cacheName) await caches.delete(name)
      }
      await self.registration.navigationPreload?.enable()
    })(),
  )
})

self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate') event.respondWith(visit(event))
  else if (files.includes(pathname)) event.respondWith(keptFirst(event.request))
})

/** Always from the network, and only where there is none the page that says so. */
async function visit(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? (await fetch(event.request))
  } catch {
    return (await caches.match(page, { cacheName })) ?? Response.error()
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('push', event => {
  const { title, body, url, tag }: PushNotice = noticeFrom(event.data?.text())
  const icon = '/icons/app-192.png'
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { url } }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(pageOf(event.notification.data, self.location.origin)))
})

/** A window that shows it already, or any of ours, or a new one. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(window => window.url === url)
  if (there) {
    await there.focus()
    return
  }
  await self.clients.openWindow(url)
}
