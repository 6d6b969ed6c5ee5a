import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadQuery } from '../known/queries.ts'

export function useTitleCount(): void {
  const { data } = useQuery(unreadQuery)
  const count = data?.count ?? 0
  useEffect(() => {
    const show = () => {
      const title = withCount(document.title, count)
      if (document.title !== title) document.title = title
    }
    show()
    // Pages change the title whenever they like, so it is watched.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = withCount(document.title, 0)
    }
  }, [count])
}

export function withCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${bare}` : bare
}
