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
export interface DrawnSource<Props> {
  Part: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  isAtHand: boolean
}

export function drawn<Props>(Part: ComponentType<Props>): DrawnSource<Props> {
  return { Part, isAtHand: true }
}

export function loaded<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): DrawnSource<Props> {
  // The page around it is about to be drawn by the browser, so the part will be needed too.
  if (!isFirstPage()) load().catch(leaveToDrawing)
  const Part = lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }))
  return { Part, isAtHand: false }
}

/** What could not be fetched ahead of need is fetched again, and told of, when it is drawn. */
const leaveToDrawing = () => undefined

interface DrawnProps<Props extends object> {
  of: DrawnSource<Props>
  with: Props
  className?: string | undefined
  /** The room that is kept only while the part is on its way. */
  reserve?: string
}

/**
 * A part of a page that is seldom drawn again: text, links, drawings, cards. The server draws it and
 * the browser keeps that markup until it is drawn with something else, so its code is no part of the
 * first load. `of` comes from createIsomorphicFn, which keeps each side's half out of the other's.
 */
export function ServerDrawn<Props extends object>({
  of: { Part, isAtHand },
  with: props,
  className,
  reserve,
}: DrawnProps<Props>) {
  const isAsDrawnByServer = useAsDrawnByServer(props)
  if (isAsDrawnByServer && !isAtHand) {
    return (
      <div
        key="kept"
        data-server-drawn=""
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant empty string, see below
        dangerouslySetInnerHTML={kept}
      />
    )
  }
  return (
    <div key="drawn" data-server-drawn="" className={className}>
      <Suspense fallback={reserve ? <div className={reserve} /> : null}>
        <Part {...props} />
      </Suspense>
    </div>
  )
}

/** React does not look inside an element whose markup is set by hand, and so leaves it alone. */
const kept = { __html: '' }

/** True on the server and for what is hydrated, as long as it is drawn with the same. */
function useAsDrawnByServer<Props extends object>(props: Props): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [wasDrawnByServer] = useState(isHydrating)
  const [before] = useState(props)
  const [hasChanged, setChanged] = useState(false)
  if (wasDrawnByServer && !hasChanged && !isSame(before, props)) setChanged(true)
  return wasDrawnByServer && !hasChanged
}

function isSame(before: object, props: object): boolean {
  return Object.entries(props).every(([name, value]) => Reflect.get(before, name) === value)
}

const neverChanges = () => () => undefined
