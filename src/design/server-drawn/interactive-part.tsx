import {
  type ComponentType,
  type LazyExoticComponent,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { nextEarlyPress, repeatPressesIn } from './early-presses.ts'
import { firstInteraction, loadPartsNow } from './first-interaction.ts'

/** On the server the part itself; in the browser a part whose code is loaded later. */
export interface InteractiveSource<Props> {
  part(): ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  /** Loads the code. A page that somebody opens from inside the site waits for this. */
  ready(): Promise<unknown>
}

export function drawnPart<Props>(Part: ComponentType<Props>): InteractiveSource<Props> {
  return { part: () => Part, ready: () => Promise.resolve() }
}

export function interactivePart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): InteractiveSource<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadNow = async () => {
    Loaded ??= (await load())[name]
    return { default: Loaded }
  }
  const Late = lazyPart<Props>(async () => {
    await firstInteraction()
    // Its links work without its code, so a failure is not shown before something is pressed.
    return loadNow().catch(() => nextEarlyPress().then(loadNow))
  })
  // If loading ahead fails, drawing the part loads it again and reports the failure.
  return { part: () => Loaded ?? Late, ready: () => loadNow().catch(() => undefined) }
}

interface InteractiveProps<Props extends object> {
  of: InteractiveSource<Props>
  with: Props
}

/**
 * A part of a page that the server draws and that can be pressed. Its code is loaded at the first
 * interaction with the page; a press that comes before the code is repeated. `of` comes from
 * createIsomorphicFn, which keeps the code of each side out of the other.
 */
function PartOnce<Props extends object>({ of, with: props }: InteractiveProps<Props>) {
  const [Part] = useState(() => of.part())
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} data-awaits-code="" className="contents">
      <LoadUnlessDrawn />
      <Suspense fallback={null}>
        <Part {...props} />
        <Ready onReady={() => markReady(frame.current)} />
      </Suspense>
    </div>
  )
}

/** If it were drawn again before its code is there, React would throw away the server's markup. */
export const InteractivePart = memo(PartOnce, isSame) as typeof PartOnce

function isSame(before: InteractiveProps<object>, now: InteractiveProps<object>): boolean {
  const isUnchanged = ([name, value]: [string, unknown]) => Reflect.get(before.with, name) === value
  return before.of === now.of && Object.entries(now.with).every(isUnchanged)
}

/** On a page that the browser draws, nothing is visible until the code is there. */
function LoadUnlessDrawn() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isDrawnByServer] = useState(isHydrating)
  useEffect(() => {
    if (!isDrawnByServer) loadPartsNow()
  }, [isDrawnByServer])
  return null
}

/** Mounted together with the part beside it, once the code of that is there. */
function Ready({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part becomes ready once
  useLayoutEffect(onReady, [])
  return null
}

/** React does not put the attribute back, because its value never changes. */
function markReady(frame: HTMLElement | null): void {
  if (!frame) return
  repeatPressesIn(frame)
  frame.removeAttribute('data-awaits-code')
}

const neverChanges = () => () => undefined
