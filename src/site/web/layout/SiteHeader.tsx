import { Link } from '@tanstack/react-router'
import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { headerMenu, isGroup, type MenuGroup } from '../menu.ts'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'
import { AccountCorner } from './AccountCorner.tsx'
import { copy } from './copy.ts'
import { DisclosureMenu } from './DisclosureMenu.tsx'
import { SideMenu } from './SideMenu.tsx'

export function SiteHeader() {
  return (
    <header className="@container sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-edge sm:px-8">
        <WordmarkLink>
          <DrawnWordmark className={wordmarkClass} />
        </WordmarkLink>
        <nav
          aria-label={copy.mainMenu}
          className="ml-6 hidden items-center gap-1 @min-[64rem]:flex"
        >
          {headerMenu.map(entry =>
            isGroup(entry) ? (
              <SubMenu key={entry.label} {...entry} />
            ) : (
              <Link
                key={entry.to}
                to={entry.to}
                className="flex min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunk aria-[current=page]:text-green"
              >
                {entry.label}
              </Link>
            ),
          )}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <AccountCorner />
          <SideMenu />
        </div>
      </div>
    </header>
  )
}

function SubMenu({ label, links }: MenuGroup) {
  return (
    <DisclosureMenu label={label} panelClass="grid w-80 gap-1">
      {links.map(link => (
        <Link
          key={link.to}
          to={link.to}
          className="block rounded-field px-3 py-2.5 hover:bg-sunk focus-visible:-outline-offset-2 aria-[current=page]:bg-green-soft"
        >
          <span className="block font-semibold">{link.label}</span>
          <span className="block text-ink-soft text-sm leading-snug">{link.about}</span>
        </Link>
      ))}
    </DisclosureMenu>
  )
}
