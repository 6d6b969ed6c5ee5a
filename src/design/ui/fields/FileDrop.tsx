import { type DragEvent, useState } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { UploadIcon } from '../icons/ArrowIcons.tsx'
import { Field, type FieldProps } from './Field.tsx'

export interface FileDropProps extends FieldProps {
  // The words on the field: "Choose photos or videos".
  prompt: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  id?: string
}

// The browser's file input covers the whole box, so click, keyboard and drop all reach it.
export function FileDrop({
  prompt,
  accept,
  multiple = false,
  disabled,
  onFiles,
  ...field
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!disabled) onFiles([...(files ?? [])].slice(0, multiple ? undefined : 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Field {...field}>
      {control => (
        <div
          className={cx(
            'relative grid justify-items-center gap-1 rounded-card border-[1.5px] border-dashed px-4 py-8 text-center',
            'transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            'has-aria-invalid:border-danger has-aria-disabled:opacity-50',
            over
              ? 'border-green bg-green-soft'
              : 'border-field-line bg-surface hover:border-ink-soft',
          )}
        >
          <UploadIcon className="mb-1 text-2xl text-green" />
          <p className="font-semibold text-green">{prompt}</p>
          <p aria-hidden="true" className="text-ink-soft text-sm max-sm:hidden">
            {copy.orDrop}
          </p>
          <input
            {...control}
            type="file"
            {...{ accept, multiple }}
            // It keeps the focus while files are on their way.
            aria-disabled={disabled || undefined}
            onClick={event => disabled && event.preventDefault()}
            onChange={event => {
              take(event.target.files)
              // Otherwise choosing the same file again would do nothing.
              event.target.value = ''
            }}
            onDragOver={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  )
}
