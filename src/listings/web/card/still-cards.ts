import { pressStillHeart } from '../favourites/still-hearts.ts'
import { leaf } from './leaf-pictures.ts'

const shortestSwipe = 40

/** What is pressed or swiped on cards, most of which the server drew and React does not look after. */
export function onCardEvent(event: MouseEvent | PointerEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  if (event.type === 'pointerdown') followSwipe(event, target)
  else press(target)
}

function press(target: Element): void {
  const heart = target.closest<HTMLElement>('[data-still] [data-heart]')
  const button = target.closest<HTMLElement>('[data-leaf]')
  if (heart) void pressStillHeart(heart)
  if (button) void leaf(button, 1)
}

function followSwipe(start: MouseEvent, target: Element): void {
  if (!('pointerType' in start) || start.pointerType !== 'touch') return
  const button = target.closest('article')?.querySelector<HTMLElement>('[data-leaf]')
  const picture = button?.parentElement?.getBoundingClientRect()
  if (!button || !picture || start.clientY > picture.bottom) return
  const end = ({ clientX, clientY }: PointerEvent) => {
    const across = clientX - start.clientX
    const isSwipe = Math.abs(across) > Math.max(shortestSwipe, Math.abs(clientY - start.clientY))
    if (isSwipe) void leaf(button, across < 0 ? 1 : -1)
  }
  document.addEventListener('pointerup', end, { once: true })
  document.addEventListener('pointercancel', () => document.removeEventListener('pointerup', end), {
    once: true,
  })
}
