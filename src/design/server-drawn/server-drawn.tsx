import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { isFirstPage } from './first-page.ts'

/** The part itself on the server, a function that loads its code in the browser. */
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
  // After the first page the browser draws pages itself, and will need this part.
  if (!isFirstPage()) load().catch(ignoreForNow)
  return loadedWhenShown(load, name)
}

/** For one of many, of which a page shows few. */
export function loadedWhenShown<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): DrawnSource<Props> {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }))
  return { Part, isAtHand: false }
}

/** If loading ahead fails, drawing the part loads it again and reports the failure. */
const ignoreForNow = () => undefined

interface DrawnProps<Props extends object> {
  of: DrawnSource<Props>
  with: Props
  className?: string | undefined
  /** Height that is kept only while the part loads. */
  reserve?: string
}

/**
 * A part of a page that seldom changes: text, links, drawings, cards. The server draws it and the
 * browser keeps that markup until its props change, so its code is not in the first download. `of`
 * comes from createIsomorphicFn, which keeps the code of each side out of the other.
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

/** React ignores the content of an element with innerHTML, and so keeps the server's markup. */
const kept = { __html: '' }

/** True on the server and after hydration, until the props change. */
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
