import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { HomeIcon, LogoutIcon, UserIcon } from '#design/ui/icons/AccountIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { copy } from './copy.ts'
import { DisclosureMenu } from './DisclosureMenu.tsx'
import { menuItemClass } from './menu-item.ts'

const HeaderMessages = lazyPart(() => import('#messages/web/unread/HeaderMessages.tsx'))

export default function AccountMenu({ person }: { person: SessionRecord }) {
  return (
    <DisclosureMenu
      align="end"
      panelClass="w-56"
      label={
        <span
          className="flex min-w-0 items-center gap-2"
          title={copy.accountMenu(person.firstName)}
        >
          <UserIcon className="hidden sm:block @max-[21rem]:block" />
          <span className="max-w-[9ch] truncate sm:max-w-[18ch] @max-[21rem]:sr-only">
            {person.firstName}
          </span>
          <Messages part="count" />
        </span>
      }
    >
      <Link to={homeOf(person.role)} className={menuItemClass}>
        <HomeIcon />
        {copy.dashboard}
      </Link>
      <Messages part="link" />
      <button type="button" onClick={logOut} className={`${menuItemClass} w-full`}>
        <LogoutIcon />
        {copy.logOut}
      </button>
    </DisclosureMenu>
  )
}

function Messages(props: { part: 'count' | 'link' }) {
  return (
    <Suspense fallback={null}>
      <HeaderMessages {...props} />
    </Suspense>
  )
}
