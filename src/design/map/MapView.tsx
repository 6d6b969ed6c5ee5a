import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '../ui/base/cx.ts'
import { copy } from './drawing/copy.ts'
import type { MapViewProps } from './drawing/map-types.ts'

type Canvas = ComponentType<MapViewProps & { onReady: () => void; onFailure: () => void }>
type Phase = 'loading' | 'ready' | 'failed'

/** A map that loads its code when it comes near the screen. Give it a height. */
export function MapView(props: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [Canvas, setCanvas] = useState<Canvas>()
  const onReady = useCallback(() => setPhase('ready'), [])
  const onFailure = useCallback(() => setPhase('failed'), [])

  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watcher.disconnect()
        import('./MapCanvas.tsx').then(({ default: loaded }) => setCanvas(() => loaded), onFailure)
      },
      { rootMargin: '100px' },
    )
    if (frame.current) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [onFailure])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, and no form to be a fieldset of
    <div
      ref={frame}
      role="group"
      aria-label={props.label}
      aria-busy={phase === 'loading'}
      className={cx(
        'relative isolate overflow-hidden border border-hairline bg-sunk',
        props.className,
      )}
    >
      {Canvas && phase !== 'failed' && (
        <Canvas {...props} onReady={onReady} onFailure={onFailure} />
      )}
      {phase !== 'ready' && (
        <div className="absolute inset-0 overflow-y-auto bg-sunk">
          <p
            role="status"
            className={cx(
              'grid place-items-center p-4 text-center text-ink-soft',
              phase === 'loading' && 'h-full',
            )}
          >
            {phase === 'loading' ? copy.loading : copy.failed}
          </p>
          {phase === 'failed' && <PinList {...props} />}
        </div>
      )}
    </div>
  )
}

/** If the map cannot be drawn, its pins can still be chosen. */
function PinList({ pins = [], onPinChoose }: MapViewProps) {
  if (!onPinChoose) return null
  return (
    <ul className="flex flex-wrap justify-center gap-2 px-4 pb-4">
      {pins.map(({ id, label, name, selected = false }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={selected}
            onClick={() => onPinChoose(id)}
            className="min-h-11 cursor-pointer rounded-full border border-hairline bg-surface px-4 font-semibold text-ink text-sm hover:bg-sunk"
          >
            {name ?? label}
          </button>
        </li>
      ))}
    </ul>
  )
}
