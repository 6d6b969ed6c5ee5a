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
import { firstSign, wakeNow } from './first-sign.ts'

/** The part itself on the server, and in the browser once its code is there. */
export interface WakingSource<Props> {
  part(): ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  /** A page to which somebody goes inside the site is shown once it has its parts. */
  ready(): Promise<unknown>
}

export function drawnPart<Props>(Part: ComponentType<Props>): WakingSource<Props> {
  return { part: () => Part, ready: () => Promise.resolve() }
}

export function wakingPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): WakingSource<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadNow = async () => {
    Loaded ??= (await load())[name]
    return { default: Loaded }
  }
  const Late = lazyPart<Props>(async () => {
    await firstSign()
    // Links in it lead on without its code, so its absence is nobody's business before a press.
    return loadNow().catch(() => nextEarlyPress().then(loadNow))
  })
  // What could not be fetched ahead of need is fetched again, and told of, when it is drawn.
  return { part: () => Loaded ?? Late, ready: () => loadNow().catch(() => undefined) }
}

interface WakingProps<Props extends object> {
  of: WakingSource<Props>
  with: Props
}

/**
 * A part of a page that the server draws and that can be pressed, whose code comes with the first
 * sign of somebody: long before a press, and a press that is quicker is repeated. `of` comes from
 * createIsomorphicFn, which keeps each side's half out of the other's.
 */
function WakingOnce<Props extends object>({ of, with: props }: WakingProps<Props>) {
  const [Part] = useState(() => of.part())
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} data-waking="" className="contents">
      <WakeUnlessDrawn />
      <Suspense fallback={null}>
        <Part {...props} />
        <Awake onAwake={() => listenIn(frame.current)} />
      </Suspense>
    </div>
  )
}

/** Drawn anew before it is awake, it would make React throw away what the server drew. */
export const Waking = memo(WakingOnce, isSame) as typeof WakingOnce

function isSame(before: WakingProps<object>, now: WakingProps<object>): boolean {
  const isUnchanged = ([name, value]: [string, unknown]) => Reflect.get(before.with, name) === value
  return before.of === now.of && Object.entries(now.with).every(isUnchanged)
}

/** On a page that the browser draws there is nothing to be seen until the code is there. */
function WakeUnlessDrawn() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isDrawnByServer] = useState(isHydrating)
  useEffect(() => {
    if (!isDrawnByServer) wakeNow()
  }, [isDrawnByServer])
  return null
}

/** It is there once all beside it is. */
function Awake({ onAwake }: { onAwake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part wakes up once
  useLayoutEffect(onAwake, [])
  return null
}

/** React knows of the mark only that it never changes, so it stays away. */
function listenIn(frame: HTMLElement | null): void {
  if (!frame) return
  repeatPressesIn(frame)
  frame.removeAttribute('data-waking')
}

const neverChanges = () => () => undefined
