import { TextField, type TextFieldProps } from '../fields/TextField.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'before' | 'after'>

// The browser's own date input, which works without scripts.
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
