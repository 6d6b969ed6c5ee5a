import { pressDrawnHeart } from '../favourites/drawn-hearts.ts'
import { turnPicture } from './turn-pictures.ts'

const shortestSwipe = 40

interface Swipe {
  button: HTMLElement
  x: number
  y: number
}

let begun: Swipe | undefined

/**
 * Most cards are drawn by the server and have no React handlers, so one listener serves them all.
 */
export function onCardEvent(event: MouseEvent | PointerEvent): void {
  const { target, type } = event
  if (!(target instanceof Element)) return
  if (type === 'click') press(target)
  // Events that came before this code was loaded are passed on in their order.
  if (type === 'pointerup' && begun) endSwipe(begun, event)
  begun = type === 'pointerdown' ? beginSwipe(event, target) : undefined
}

function press(target: Element): void {
  const heart = target.closest<HTMLElement>('[data-server-drawn] [data-heart]')
  const button = target.closest<HTMLElement>('[data-turn-picture]')
  if (heart) void pressDrawnHeart(heart)
  if (button) void turnPicture(button, 1)
}

function beginSwipe(event: MouseEvent | PointerEvent, target: Element): Swipe | undefined {
  if (!('pointerType' in event) || event.pointerType !== 'touch') return undefined
  const button = target.closest('article')?.querySelector<HTMLElement>('[data-turn-picture]')
  const picture = button?.parentElement
  return button && isOver(picture, event)
    ? { button, x: event.clientX, y: event.clientY }
    : undefined
}

/** By height only, because the card's link covers the picture. */
function isOver(picture: Element | null | undefined, { clientY }: MouseEvent): boolean {
  return picture != null && clientY <= picture.getBoundingClientRect().bottom
}

function endSwipe({ button, x, y }: Swipe, { clientX, clientY }: MouseEvent): void {
  const across = clientX - x
  const isSwipe = Math.abs(across) > Math.max(shortestSwipe, Math.abs(clientY - y))
  if (isSwipe) void turnPicture(button, across < 0 ? 1 : -1)
}
