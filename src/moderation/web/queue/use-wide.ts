import { useSyncExternalStore } from 'react'

/** Where list and listing fit side by side: the `xl` of the style sheet. */
const wide = '(min-width: 80rem)'

export function useWide(): boolean {
  return useSyncExternalStore(
    changed => {
      const query = matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}
