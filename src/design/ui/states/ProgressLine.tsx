import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { CheckIcon } from '../icons/ActionIcons.tsx'
import { CloseIcon } from '../icons/FrameIcons.tsx'

export type ProgressState = 'done' | 'current' | 'todo' | 'failed'

export interface ProgressStep {
  label: string
  detail?: string
  state: ProgressState
}

const dots: Record<ProgressState, string> = {
  done: 'bg-green text-on-green',
  current: 'bg-surface ring-[5px] ring-inset ring-amber',
  todo: 'bg-surface outline-2 -outline-offset-2 outline-field-line',
  failed: 'bg-danger text-on-danger',
}

const spoken: Record<ProgressState, string> = {
  done: copy.done,
  current: copy.current,
  todo: '',
  failed: copy.failed,
}

// The progress of a booking: from left to right, or downwards where that is too long.
export function ProgressLine({
  label,
  steps,
  className,
}: {
  label: string
  steps: readonly ProgressStep[]
  className?: string
}) {
  return (
    <div className={cx('@container', className)}>
      <ol aria-label={label} className="flex @max-[22rem]:flex-col">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="relative flex flex-1 gap-inset @max-[22rem]:pb-4 @max-[22rem]:last:pb-0 @[22rem]:flex-col @[22rem]:items-center @[22rem]:text-center"
          >
            {index < steps.length - 1 && <Connector reached={steps[index + 1]?.state !== 'todo'} />}
            <span
              className={cx(
                'z-10 grid size-[min(1.5rem,7.5vw)] shrink-0 place-items-center rounded-full border border-transparent',
                dots[step.state],
              )}
            >
              {step.state === 'done' && <CheckIcon strokeWidth="3" className="size-3.5" />}
              {step.state === 'failed' && <CloseIcon strokeWidth="3" className="size-3.5" />}
            </span>
            <span className="min-w-0 text-sm leading-snug @[22rem]:px-1">
              <span
                className={cx(
                  'block',
                  step.state === 'todo' ? 'text-ink-faint' : 'font-semibold',
                  step.state === 'failed' && 'text-danger',
                )}
              >
                {step.label}
              </span>
              {step.detail && <span className="block text-ink-soft text-xs">{step.detail}</span>}
              {spoken[step.state] && <span className="sr-only">({spoken[step.state]})</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Connector({ reached }: { reached: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute @max-[22rem]:top-[min(1.5rem,7.5vw)] @max-[22rem]:bottom-0 @max-[22rem]:left-[calc(min(0.75rem,3.75vw)-1px)] @max-[22rem]:w-0.5',
        '@[22rem]:top-[calc(0.75rem-1px)] @[22rem]:left-1/2 @[22rem]:h-0.5 @[22rem]:w-full',
        reached ? 'bg-green' : 'bg-hairline',
      )}
    />
  )
}
