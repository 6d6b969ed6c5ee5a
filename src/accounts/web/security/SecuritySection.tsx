import { useQuery } from '@tanstack/react-query'
import type { User } from '#accounts/rules/wire.ts'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { securityQuery } from '../me-query.ts'
import { Section } from '../profile/Section.tsx'
import { AuthenticatorSetting } from './AuthenticatorSetting.tsx'
import { copy } from './copy.ts'
import { PasswordSetting } from './PasswordSetting.tsx'
import { RecoverySetting } from './RecoverySetting.tsx'
import { TwoStepSetting } from './TwoStepSetting.tsx'

export function SecuritySection({ me }: { me: User }) {
  const security = useQuery(securityQuery)
  return (
    <Section id="security" heading={copy.security.heading}>
      <ul>
        <PasswordSetting />
        <TwoStepSetting me={me} />
        {security.data && (
          <>
            <AuthenticatorSetting state={security.data} />
            <RecoverySetting state={security.data} />
          </>
        )}
      </ul>
      <Loaded query={security} failed={copy.security.failed} waiting={waiting}>
        {() => null}
      </Loaded>
    </Section>
  )
}

const waiting = (
  <Loading>
    <SkeletonRow />
  </Loading>
)
