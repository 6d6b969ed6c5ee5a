import { api } from '#foundation/web/api/api.ts'
import type { MediaItem, PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { pictureSources } from './picture-sources.ts'

const known = new Map<string, Promise<MediaItem[]>>()

export async function turnPicture(button: HTMLElement, step: 1 | -1): Promise<void> {
  const { turnPicture: id = '', at = '0', title = '' } = button.dataset
  const pictures = await picturesOf(id).catch(() => [])
  if (pictures.length < 2) return
  const next = (Number(at) + step + pictures.length) % pictures.length
  button.dataset.at = String(next)
  button.setAttribute('aria-label', copy.nextPicture(title, next + 1, pictures.length))
  const count = button.querySelector('[data-count]')
  if (count) count.textContent = copy.pictureAt(next + 1, pictures.length)
  show(button, next === 0 ? undefined : pictures[next])
}

function picturesOf(id: string): Promise<MediaItem[]> {
  const before = known.get(id)
  if (before) return before
  const asked = api
    .get<PublicListing>(`/users/listings/${encodeURIComponent(id)}`)
    .then(({ mediaItems }) => mediaItems.filter(item => item.kind === 'image'))
  known.set(id, asked)
  asked.catch(() => known.delete(id))
  return asked
}

function show(button: HTMLElement, picture: MediaItem | undefined): void {
  const frame = button.parentElement
  frame?.querySelector('[data-turned]')?.remove()
  if (!frame || !picture) return
  const { src, jpeg, webp } = pictureSources(picture)
  const image = document.createElement('img')
  image.dataset.turned = ''
  image.alt = ''
  image.className = 'absolute inset-0 size-full object-cover'
  image.sizes = `${Math.round(frame.clientWidth)}px`
  image.srcset = webp ?? jpeg ?? ''
  image.src = src
  button.before(image)
}
