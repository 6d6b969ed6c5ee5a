import { currentHearts, onHearts, pressHeart } from './hearts.ts'

const still = '[data-still] [data-heart]'
let isFollowing = false

/** Hearts on cards that the server drew and the browser keeps as they are. */
export function followStillHearts(): void {
  if (isFollowing) return
  isFollowing = true
  onHearts(mark)
  mark()
}

export async function pressStillHeart(button: HTMLElement): Promise<void> {
  followStillHearts()
  await pressHeart(button.dataset.heart ?? '')
}

function mark(): void {
  for (const button of document.querySelectorAll<HTMLElement>(still)) {
    const isOn = currentHearts().has(button.dataset.heart ?? '')
    button.setAttribute('aria-pressed', String(isOn))
  }
}
