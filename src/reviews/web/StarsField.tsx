import { useId } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import type { FieldProps } from '#design/ui/fields/Field.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { mostStars } from '../rules/review-terms.ts'
import { copy } from './copy.ts'

interface StarsFieldProps extends Pick<FieldProps, 'label' | 'help' | 'error'> {
  value: number | undefined
  onChange: (stars: number) => void
}

/** Radio buttons, so that arrow keys work. */
export function StarsField({ value = 0, onChange, ...field }: StarsFieldProps) {
  const name = useId()
  return (
    <Fieldset {...field}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex text-2xl">
          {Array.from({ length: mostStars }, (_, index) => index + 1).map(stars => (
            <label
              key={stars}
              className={cx(
                'relative grid size-[min(2.75rem,14vw)] cursor-pointer place-items-center rounded-field',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                aria-label={copy.stars(stars)}
                onChange={() => onChange(stars)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <StarIcon className={stars <= value ? 'fill-amber text-ink' : 'text-ink-faint'} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-ink-soft text-sm">
          {value > 0 ? copy.starWords[value - 1] : copy.noStars}
        </span>
      </div>
    </Fieldset>
  )
}
