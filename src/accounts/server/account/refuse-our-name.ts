import { isOurName, ourNameWords } from '#accounts/rules/person-name.ts'
import type { ProfileChange } from '#accounts/rules/wire.ts'
import { failField } from '#foundation/rules/errors.ts'
import type { Role } from '#foundation/rules/permissions.ts'

export function refuseOurName(
  names: Pick<ProfileChange, 'firstName' | 'lastName'>,
  role: Role,
): void {
  if (role === 'admin') return
  for (const field of ['firstName', 'lastName'] as const) {
    if (isOurName(names[field] ?? '')) failField(field, ourNameWords)
  }
}
