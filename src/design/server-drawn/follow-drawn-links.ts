import type { AnyRouter } from '@tanstack/react-router'

/**
 * Links in server-drawn parts are plain markup; this makes the router follow them like all others.
 */
export function followDrawnLinks(router: AnyRouter): void {
  window.addEventListener('click', event => {
    const link = drawnLink(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain || event.altKey || event.defaultPrevented) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  })
  window.addEventListener('pointerover', event => {
    const link = drawnLink(event)
    if (link && !link.search) void router.preloadRoute({ to: link.pathname })
  })
}

function drawnLink({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('[data-server-drawn] a') : null
  const isElsewhere = link?.origin !== window.location.origin || link.target !== ''
  const isHere = link?.pathname === window.location.pathname && link.hash !== ''
  return !link || isElsewhere || isHere ? undefined : link
}
