import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { isFirstPage } from './first-page.ts'

/** The part itself on the server, the way to its code in the browser. */
export interface StillSource<Props> {
  Part: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  isAtHand: boolean
}

export function drawn<Props>(Part: ComponentType<Props>): StillSource<Props> {
  return { Part, isAtHand: true }
}

export function loaded<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): StillSource<Props> {
  // The page around it is about to be drawn by the browser, so the part will be needed too.
  if (!isFirstPage()) load().catch(leaveToDrawing)
  const Part = lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }))
  return { Part, isAtHand: false }
}

/** What could not be fetched ahead of need is fetched again, and told of, when it is drawn. */
const leaveToDrawing = () => undefined

interface StillProps<Props extends object> {
  of: StillSource<Props>
  with: Props
  className?: string | undefined
}

/**
 * A part of a page that nothing ever redraws: text, links, drawings. The server draws it and the
 * browser keeps that markup as it is, so its code is no part of the first load; the browser fetches
 * it only for a page that it opens by itself. `of` comes from createIsomorphicFn, which keeps each
 * side's half out of the other side's bundle.
 */
export function Still<Props extends object>({
  of: { Part, isAtHand },
  with: props,
  className,
}: StillProps<Props>) {
  const wasDrawnByServer = useWasDrawnByServer()
  if (wasDrawnByServer && !isAtHand) {
    return (
      <div
        data-still=""
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant empty string, see below
        dangerouslySetInnerHTML={kept}
      />
    )
  }
  return (
    <div data-still="" className={className}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </div>
  )
}

/** React does not look inside an element whose markup is set by hand, and so leaves it alone. */
const kept = { __html: '' }

/** True on the server and for what is hydrated; false for what the browser mounts by itself. */
function useWasDrawnByServer(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

const neverChanges = () => () => undefined
