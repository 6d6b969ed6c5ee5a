import { createContext, useContext, useLayoutEffect } from 'react'
import { contextOfPage } from '../page-context.ts'

/** How a page tells the dashboard around it what to show in the title bar. */
export const DashboardTitleContext = createContext<(title: string | undefined) => void>(
  () => undefined,
)

/**
 * Sets the title in the title bar and in the browser tab. A page calls it in its component, so that
 * its words load with the page; the options of a route load with every page.
 */
export function useDashboardTitle(title: string): void {
  const setTitle = useContext(DashboardTitleContext)
  const page = contextOfPage()
  if (page) page.title = title
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
}
