import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '#design/theme/ThemeSwitch.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { MenuIcon } from '#design/ui/icons/FrameIcons.tsx'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { becomePartner, headerMenu, isGroup, logIn, type MenuLink } from '../menu.ts'
import { copy } from './copy.ts'
import { menuItemClass } from './menu-item.ts'
import { Sheet } from './Sheet.tsx'

const sheetId = 'side-menu'

export function SideMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={sheetId}
        aria-label={copy.openMenu}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk @min-[64rem]:hidden"
      >
        <MenuIcon className="text-xl" />
      </button>
      <Sheet id={sheetId} label={copy.openMenu}>
        <nav aria-label={copy.mainMenu} className="grid gap-5 px-3 pb-6">
          <Destinations />
        </nav>
        <div className="px-6 pb-6">
          <Account />
        </div>
        <div className="border-hairline border-t px-6 py-5">
          <ThemeSwitch />
        </div>
      </Sheet>
    </>
  )
}

function Destinations() {
  return headerMenu.map(entry =>
    isGroup(entry) ? (
      <section key={entry.label} aria-label={entry.label}>
        <h2 className="px-3 pb-1 font-semibold font-text text-ink-faint text-sm">{entry.label}</h2>
        {entry.links.map(link => (
          <SideLink key={link.to} {...link} />
        ))}
      </section>
    ) : (
      <SideLink key={entry.to} {...entry} />
    ),
  )
}

function SideLink({ to, label }: MenuLink) {
  return (
    <Link to={to} className={`${menuItemClass} text-lg`}>
      {label}
    </Link>
  )
}

function Account() {
  const session = useSession()
  if (session.status !== 'in') {
    return (
      <div className="grid gap-2">
        <Link to={becomePartner.to} className={buttonClass({ wide: true })}>
          {becomePartner.label}
        </Link>
        <Link to={logIn.to} className={buttonClass({ variant: 'secondary', wide: true })}>
          {logIn.label}
        </Link>
      </div>
    )
  }
  const { firstName, role } = session.record
  return (
    <section aria-label={copy.accountMenu(firstName)} className="grid gap-2">
      <p className="font-semibold">{firstName}</p>
      <Link to={homeOf(role)} className={buttonClass({ wide: true })}>
        {copy.dashboard}
      </Link>
      <button
        type="button"
        data-closes=""
        onClick={logOut}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {copy.logOut}
      </button>
    </section>
  )
}
