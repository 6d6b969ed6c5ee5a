import { type RefObject, useLayoutEffect } from 'react'
import { type Box, freeSpot, heldSpot, type Spot } from './free-spot.ts'

/** What one may want to press, and the faults that a form shows. */
const wanted =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=slider], [role=tab], [role=alert], [id$="-error"]'
/** Whoever cannot read it does not know what they are asked. */
const title = ':is([role=dialog], [role=alertdialog]) h2'
const weightOfTitle = 20
const againMs = 100

/** Moves a box to where it covers nothing important, as pages change and scroll below it. */
export function useFreeSpot(box: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isThere) return
    let present: Spot | undefined
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = element
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
      // It must not move away while somebody is about to press or read it.
      const isHeld = element.matches(':hover, :focus-within')
      present =
        present && isHeld
          ? heldSpot({ width, height }, screen, present)
          : freeSpot({ width, height }, screen, boxesOf(element), present)
      element.style.left = `${present.left}px`
      element.style.top = `${present.top}px`
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    const timer = setInterval(place, againMs)
    place()
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [box, isThere])
}

/** Behind an open dialog nothing can be pressed, so only what is inside it counts. */
function boxesOf(own: HTMLElement): Box[] {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const within = dialogs.findLast(dialog => dialog.checkVisibility()) ?? document
  return [...within.querySelectorAll(`${wanted}, ${title}`)]
    .filter(element => !own.contains(element) && element.checkVisibility())
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left, top, width, height, weight: element.matches(title) ? weightOfTitle : 1 }
    })
}
