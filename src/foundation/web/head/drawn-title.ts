import { ownPage } from '../api/drawn-page.ts'
import { contextOfPage, type PageTitle } from '../page-context.ts'

/** What the page called itself when the server drew it: the title bar stands before the page. */
export function drawnTitle(): PageTitle | undefined {
  return contextOfPage()?.title ?? ownPage()?.title
}
