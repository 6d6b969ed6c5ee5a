import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { CheckIcon } from '../icons/ActionIcons.tsx'

export interface StepIndicatorProps {
  label: string
  steps: readonly string[]
  // Counted from 0.
  current: number
  completed: readonly boolean[]
  // Makes the steps links; leave it out where people may not go back.
  onStep?: (step: number) => void
  className?: string
}

export function StepIndicator({
  label,
  steps,
  current,
  completed,
  onStep,
  className,
}: StepIndicatorProps) {
  return (
    <nav aria-label={label} className={cx('@container', className)}>
      <p className="text-ink-soft text-sm @xl:hidden">
        {copy.stepOf(current + 1, steps.length)}:{' '}
        <span className="font-semibold text-ink">{steps[current]}</span>
      </p>
      <ol className="flex gap-2 @xl:gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <Step
              name={step}
              number={index + 1}
              done={completed[index] ?? false}
              isCurrent={index === current}
              onStep={onStep && index !== current ? () => onStep(index) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  name: string
  number: number
  done: boolean
  isCurrent: boolean
  onStep?: () => void
}

function Step({ name, number, done, isCurrent, onStep }: StepProps) {
  const Tag = onStep ? 'button' : 'span'
  return (
    <Tag
      {...(onStep && { type: 'button' as const, onClick: onStep })}
      className={cx(
        'group flex w-full items-center gap-2.5 text-left text-sm @max-xl:h-11 @xl:border-t-4 @xl:pt-3',
        isCurrent ? 'border-amber' : done ? 'border-green' : 'border-hairline',
      )}
    >
      <span
        className={cx(
          'h-1.5 w-full rounded-full @xl:hidden',
          isCurrent ? 'bg-amber' : done ? 'bg-green' : 'bg-hairline',
        )}
      />
      <span
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full font-semibold tabular-nums @max-xl:sr-only',
          isCurrent
            ? 'bg-ink text-paper'
            : done
              ? 'bg-green text-on-green'
              : 'bg-sunk text-ink-soft',
        )}
      >
        {done && !isCurrent ? <CheckIcon strokeWidth="2.5" /> : number}
      </span>
      <span
        className={cx(
          'min-w-0 leading-tight @max-xl:sr-only',
          isCurrent ? 'font-semibold' : 'text-ink-soft',
          onStep && 'group-hover:text-ink group-hover:underline',
        )}
      >
        {name}
      </span>
      {done && <span className="sr-only">({copy.done})</span>}
    </Tag>
  )
}
