import { Link } from '@tanstack/react-router'
import { linkMenuItemClass } from '#design/ui/actions/LinkMenu.tsx'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import LiveMessages from '../live/LiveMessages.tsx'
import UnreadCount from './UnreadCount.tsx'

/** For the public header, which loads this only for people who are logged in. */
export default function HeaderMessages({ part }: { part: 'count' | 'link' }) {
  const session = useSession()
  const person = session.status === 'in' ? session.record : undefined
  if (!person?.isVerified || person.role === 'admin') return null
  if (part === 'link') {
    return (
      <Link to="/messages" className={linkMenuItemClass}>
        <MessageIcon />
        {copy.title}
      </Link>
    )
  }
  return (
    <>
      <UnreadCount />
      <LiveMessages />
    </>
  )
}
