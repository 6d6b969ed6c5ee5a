import { createContext, useContext, useLayoutEffect } from 'react'

/** How a page tells the dashboard around it what to write into the title bar. */
export const DashboardTitleContext = createContext<(title: string | undefined) => void>(
  () => undefined,
)

/**
 * Names the page in the title bar and in the browser tab. A page says it from its component, so
 * that its words load with the page; what a route says in its options loads with every page.
 */
export function useDashboardTitle(title: string): void {
  const setTitle = useContext(DashboardTitleContext)
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
}
