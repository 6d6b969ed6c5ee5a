import { ownPage } from '../api/drawn-page.ts'
import { contextOfPage } from '../page-context.ts'

/** What the page called itself when the server drew it: the title bar stands before the page. */
export function drawnTitle(): string | undefined {
  return contextOfPage()?.title ?? ownPage()?.title
}
