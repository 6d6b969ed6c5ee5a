import { Link } from '@tanstack/react-router'
import { linkMenuItemClass } from '#design/ui/actions/LinkMenu.tsx'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import LiveMessages from '../live/LiveMessages.tsx'
import UnreadCount from './UnreadCount.tsx'

/** In the public header: the count beside the name with what keeps it true, and the way there. */
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
