import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { becomePartner, logIn } from '../menu.ts'

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'))

/**
 * The server draws every page for a visitor. When the script in the head finds a session, the
 * visitor's links are hidden, but keep their space, until the name is known.
 */
export function AccountCorner() {
  const session = useSession()
  if (session.status !== 'in') return <VisitorLinks />
  return (
    // The side menu beside it has the same links.
    <div className="min-w-0 @max-[14rem]:hidden">
      <Suspense fallback={<VisitorLinks />}>
        <AccountMenu person={session.record} />
      </Suspense>
    </div>
  )
}

function VisitorLinks() {
  return (
    <div className="flex items-center gap-1 in-data-[session=in]:invisible">
      <Link
        to={logIn.to}
        className="hidden min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunk @min-[26rem]:flex"
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
