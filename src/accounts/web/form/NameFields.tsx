import type { ComponentProps } from 'react'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'

interface NameFieldsProps {
  field: (name: 'firstName' | 'lastName') => Partial<ComponentProps<typeof TextField>>
}

export function NameFields({ field }: NameFieldsProps) {
  return (
    <>
      <TextField
        {...field('firstName')}
        label={copy.firstName}
        autoComplete="given-name"
        required
      />
      <TextField {...field('lastName')} label={copy.lastName} autoComplete="family-name" required />
    </>
  )
}
