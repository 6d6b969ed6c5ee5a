import { type ComponentProps, useId } from 'react'

export interface FileChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'tabIndex' | 'value'> {
  label: string
  /** The first of them, and all of them where several may be chosen. */
  onChoose: (file: File, files: readonly File[]) => void
}

// Not seen: a button beside it presses it, by the ref that it is given.
export function FileChoice({ label, onChoose, ...input }: FileChoiceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="file"
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          const [file] = files
          if (file) onChoose(file, files)
          // The same file can then be chosen again.
          event.target.value = ''
        }}
        className="sr-only"
      />
    </>
  )
}
