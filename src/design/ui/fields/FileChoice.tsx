import { type ComponentProps, useId } from 'react'

export interface FileChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'tabIndex' | 'value'> {
  label: string
  /** The first file, and all of them where several may be chosen. */
  onChoose: (file: File, files: readonly File[]) => void
}

// Invisible: a button beside it opens it through the ref.
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
          // Otherwise choosing the same file again would do nothing.
          event.target.value = ''
        }}
        className="sr-only"
      />
    </>
  )
}
