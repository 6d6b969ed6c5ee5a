import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { HomeIcon, LogoutIcon, UserIcon } from '#design/ui/icons/FrameIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { becomePartner, logIn } from '../menu.ts'
import { DisclosureMenu } from './DisclosureMenu.tsx'
import { menuItemClass } from './menu-item.ts'

const HeaderMessages = lazyPart(() => import('#messages/web/unread/HeaderMessages.tsx'))

/**
 * The page comes from the server for a visitor. When the head script has seen a session, the
 * visitor's links keep their place but stay unseen until the name can be read.
 */
export function AccountCorner() {
  const session = useSession()
  if (session.status === 'in') return <AccountMenu person={session.record} />
  return <VisitorLinks />
}

function VisitorLinks() {
  return (
    <div className="flex items-center gap-1 in-data-[session=in]:invisible">
      <Link
        to={logIn.to}
        className="hidden min-h-11 items-center rounded-field px-3 font-medium hover:bg-sunk @min-[26rem]:flex"
      >
        {logIn.label}
      </Link>
      <span className="hidden @min-[38rem]:block">
        <Link to={becomePartner.to} className={buttonClass()}>
          {becomePartner.label}
        </Link>
      </span>
    </div>
  )
}

function AccountMenu({ person }: { person: SessionRecord }) {
  return (
    <DisclosureMenu
      align="end"
      panelClass="w-56"
      label={
        <span
          className="flex min-w-0 items-center gap-2"
          title={copy.accountMenu(person.firstName)}
        >
          <UserIcon className="max-sm:hidden" />
          <span className="max-w-[9ch] truncate sm:max-w-[18ch]">{person.firstName}</span>
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
