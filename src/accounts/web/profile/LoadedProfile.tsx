import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { meQuery } from '../me-query.ts'
import { copy } from './copy.ts'
import { PersonalDetailsSkeleton } from './PersonalDetailsSkeleton.tsx'

export function LoadedProfile({ children }: { children: (me: User) => ReactNode }) {
  const me = useQuery(meQuery)
  return (
    <Loaded query={me} failed={copy.personal.failed} waiting={<PersonalDetailsSkeleton />}>
      {children}
    </Loaded>
  )
}
