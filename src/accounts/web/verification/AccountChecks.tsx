import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { MailIcon, PhoneIcon } from '#design/ui/icons/AccountIcons.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { LoadedProfile } from '../profile/LoadedProfile.tsx'
import { copy } from './copy.ts'

/** The page of payments adds the row about identity as `children`. */
export function AccountChecks({ children }: { children: ReactNode }) {
  useDashboardTitle(copy.title)
  return <LoadedProfile>{me => <Checks me={me}>{children}</Checks>}</LoadedProfile>
}

function Checks({ me, children }: { me: User; children: ReactNode }) {
  const verification = copy
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-ink-soft">{verification.intro}</p>
      <Card>
        <ul>
          <Check icon={<MailIcon />} title={verification.email} badge={<Done />}>
            {verification.emailDone}
          </Check>
          {me.phone ? (
            <Check icon={<PhoneIcon />} title={verification.phone} badge={<Done />}>
              {verification.phoneDone}
            </Check>
          ) : (
            <Check
              icon={<PhoneIcon />}
              title={verification.phone}
              badge={<Badge tone="warning">{verification.openMark}</Badge>}
              action={
                <Link
                  to="/personal-details"
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {verification.addPhone}
                </Link>
              }
            >
              {verification.phoneOpen}
            </Check>
          )}
          {children}
        </ul>
      </Card>
    </div>
  )
}

function Done() {
  return (
    <Badge tone="success" icon={<CheckIcon />}>
      {copy.doneMark}
    </Badge>
  )
}

interface CheckProps {
  icon: ReactNode
  title: string
  badge: ReactNode
  children: ReactNode
  action?: ReactNode
}

export function Check({ icon, title, badge, children, action }: CheckProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-hairline border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <span className="mt-0.5 text-2xl text-green">{icon}</span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
          {title}
          {badge}
        </h2>
        <p className="mt-0.5 text-ink-soft">{children}</p>
      </div>
      {action}
    </li>
  )
}
