import { currentHearts, onHearts, pressHeart } from './hearts.ts'

const inDrawnCards = '[data-server-drawn] [data-heart]'
let isFollowing = false

/** React does not redraw cards that the server drew, so their hearts are changed here. */
export function followDrawnHearts(): void {
  if (isFollowing) return
  isFollowing = true
  onHearts(mark)
  mark()
}

export async function pressDrawnHeart(button: HTMLElement): Promise<void> {
  followDrawnHearts()
  await pressHeart(button.dataset.heart ?? '')
}

function mark(): void {
  for (const button of document.querySelectorAll<HTMLElement>(inDrawnCards)) {
    const isOn = currentHearts().has(button.dataset.heart ?? '')
    button.setAttribute('aria-pressed', String(isOn))
  }
}
