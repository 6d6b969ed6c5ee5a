import type { ComponentProps } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'

type Field = Partial<ComponentProps<typeof TextField>>

/**
 * The form registers both itself: after a refusal it focuses the first wrong field in the order of
 * registration.
 */
export function NameFields({ firstName, lastName }: Record<'firstName' | 'lastName', Field>) {
  return (
    <>
      <TextField {...firstName} label={copy.firstName} autoComplete="given-name" required />
      <TextField {...lastName} label={copy.lastName} autoComplete="family-name" required />
    </>
  )
}
