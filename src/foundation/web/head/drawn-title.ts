import { contextOfPage } from '../page-context.ts'

let handedOver: string | undefined

export function takeOverTitle(title: string | undefined): void {
  handedOver = title
}

/** What the page called itself when the server drew it: the title bar stands before the page. */
export function drawnTitle(): string | undefined {
  return contextOfPage()?.title ?? handedOver
}
