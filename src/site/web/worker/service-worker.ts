import type { PushNotice } from '#notices/rules/push-wire.ts'
import { noticeFrom, pageOf } from './notices-in-worker.ts'

declare const self: ServiceWorkerGlobalScope
/** Set by the build; it changes whenever one of the files below changes. */
declare const OFFLINE_VERSION: string

const ours = 'holdall-offline-'
const cacheName = ours + OFFLINE_VERSION
const page = '/offline.html'
/** Only these are stored; no other file of the site is. */
const files = [page, '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName)
      await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))
      // Open pages need nothing of the old worker, so the new one may replace it at once.
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

/** From the network whenever there is one; otherwise the page for being offline. */
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

/** Reuses a window that shows the page already. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(window => window.url === url)
  if (there) {
    await there.focus()
    return
  }
  await self.clients.openWindow(url)
}
