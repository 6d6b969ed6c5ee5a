import { createContext, useContext, useLayoutEffect } from 'react'
import { contextOfPage, type PageTitle } from '../page-context.ts'

/** How a page tells the dashboard around it what to show in the title bar. */
export const DashboardTitleContext = createContext<(title: PageTitle | undefined) => void>(
  () => undefined,
)

/**
 * Sets the title in the title bar and in the browser tab. A page calls it in its component, so that
 * its words load with the page; the options of a route load with every page. Whoever has several
 * tabs open tells them apart by `tab`, which begins with what only this page shows.
 */
export function useDashboardTitle(bar: string, tab: string = bar): void {
  const setTitle = useContext(DashboardTitleContext)
  const page = contextOfPage()
  if (page) page.title = { bar, tab }
  useLayoutEffect(() => {
    setTitle({ bar, tab })
    return () => setTitle(undefined)
  }, [bar, tab, setTitle])
}
