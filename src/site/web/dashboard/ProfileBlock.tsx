import { useQuery } from '@tanstack/react-query'
import { LogoutIcon } from '#design/ui/icons/AccountIcons.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { cutEmail } from '#foundation/rules/text/cut-text.ts'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import { profileQuery } from '#foundation/web/signed-in/profile-query.ts'
import { copy } from './copy.ts'
import { dashboardLinkClass } from './DashboardNavigation.tsx'

export function ProfileBlock({ person }: { person: SessionRecord }) {
  const { data: profile } = useQuery(profileQuery)
  const name = profile ? `${profile.firstName} ${profile.lastName}` : person.firstName
  return (
    <section aria-label={copy.profile} className="border-hairline border-t pt-4">
      <div className="flex items-center gap-3 px-3">
        <Avatar name={name} src={profile?.profilePicture} size="sm" />
        <div className="min-w-0">
          <p className="truncate font-semibold leading-snug">{name}</p>
          {/* A fixed height, so that nothing moves when the address arrives. */}
          <p className="h-5 text-ink-soft text-sm leading-5">
            {profile && (
              <span title={profile.email}>
                <span aria-hidden="true">{cutEmail(profile.email)}</span>
                <span className="sr-only">{profile.email}</span>
              </span>
            )}
          </p>
        </div>
      </div>
      <button type="button" onClick={logOut} className={`${dashboardLinkClass} mt-2 w-full`}>
        <LogoutIcon />
        {copy.logOut}
      </button>
    </section>
  )
}
