import type { ComponentProps } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'

type Field = Partial<ComponentProps<typeof TextField>>

/** Each as its form made it: the form leads to the first fault in the order in which it made them. */
export function NameFields({ firstName, lastName }: Record<'firstName' | 'lastName', Field>) {
  return (
    <>
      <TextField {...firstName} label={copy.firstName} autoComplete="given-name" required />
      <TextField {...lastName} label={copy.lastName} autoComplete="family-name" required />
    </>
  )
}
