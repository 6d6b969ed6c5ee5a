import type { ComponentType, ReactNode } from 'react'
import { HomeIcon, UserIcon } from '#design/ui/icons/AccountIcons.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { BoxIcon, CalendarIcon, CardIcon, KeyIcon } from '#design/ui/icons/ThingIcons.tsx'
import { PinIcon, StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { Role } from '#foundation/rules/permissions.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { type DashboardAddress, maySee } from '#foundation/web/signed-in/page-roles.ts'

export interface MenuItem {
  label: string
  to: DashboardAddress
  icon: ReactNode
  /** Shown beside the name, such as a number of unread messages. */
  Mark?: ComponentType
  /** Left out of the bar at the bottom, which has room for few. */
  isRare?: true
}

export interface MenuGroup {
  /** Undefined for the items at the top. */
  heading?: string
  items: readonly MenuItem[]
}

const UnreadCount = lazyPart(() => import('#messages/web/unread/UnreadCount.tsx'))

const groups: readonly MenuGroup[] = [
  {
    items: [
      { label: 'Console', to: '/admin', icon: <KeyIcon /> },
      { label: 'Listings', to: '/listings', icon: <HomeIcon /> },
      { label: 'Your Storage', to: '/your-storage', icon: <BoxIcon /> },
      { label: 'Bookings', to: '/bookings', icon: <CalendarIcon /> },
      { label: 'Messages', to: '/messages', icon: <MessageIcon />, Mark: UnreadCount },
      { label: 'Viewings', to: '/viewings', icon: <PinIcon />, isRare: true },
      { label: 'Cancelled Bookings', to: '/cancelled-bookings', icon: <CloseIcon />, isRare: true },
    ],
  },
  {
    heading: 'Account Details',
    items: [
      { label: 'Personal Details', to: '/personal-details', icon: <UserIcon /> },
      { label: 'Bank Details', to: '/bank-details', icon: <CardIcon /> },
      { label: 'Account Verification', to: '/account-verification', icon: <ShieldIcon /> },
      { label: 'Drivers', to: '/drivers', icon: <VanIcon /> },
      { label: 'Your Facts', to: '/facts', icon: <StarIcon />, isRare: true },
      { label: 'Connections', to: '/connections', icon: <KeyIcon />, isRare: true },
    ],
  },
]

/** Without the pages that the role may not see. */
export function dashboardMenu(role: Role): MenuGroup[] {
  return groups
    .map(group => ({ ...group, items: group.items.filter(item => maySee(role, item.to)) }))
    .filter(group => group.items.length > 0)
}
