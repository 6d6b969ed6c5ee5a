import type { UseFormReturn } from 'react-hook-form'
import type { Registration } from '#accounts/rules/wire.ts'
import { useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { isSignupRole, type SignupRole } from './signup-role.ts'

type Details = Omit<Registration, 'role'>

/** Everything but the password. */
const kept = ['firstName', 'lastName', 'email'] as const

interface Signup {
  form: UseFormReturn<Details, unknown, Details>
  role: SignupRole
  /** Chosen here, or asked for by the address. */
  isRoleChosen: boolean
  onRole: (role: SignupRole) => void
}

/** What a visitor has typed is there again after a look at another page. */
export function useKeptSignup({ form, role, isRoleChosen, onRole }: Signup) {
  return useKeptForm({
    name: 'signup',
    forVisitors: true,
    read: () => {
      const typed = kept.flatMap(field => {
        const text = form.getValues(field)
        return text ? [[field, text]] : []
      })
      return typed.length > 0 ? { ...Object.fromEntries(typed), role } : undefined
    },
    restore: values => {
      for (const field of kept) {
        const text = values[field]
        // What was typed before the scripts ran is newer.
        if (typeof text === 'string' && !form.getValues(field)) form.setValue(field, text)
      }
      if (isSignupRole(values.role) && values.role !== role && !isRoleChosen) onRole(values.role)
    },
    reset: () => form.reset(),
  })
}
