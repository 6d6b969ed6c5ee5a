import { TextField, type TextFieldProps } from '../fields/TextField.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'before' | 'after'>

// The browser's own date input: typed or picked, works before any script has loaded.
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
