import * as account from '../ui/icons/AccountIcons.tsx'
import * as actions from '../ui/icons/ActionIcons.tsx'
import * as arrows from '../ui/icons/ArrowIcons.tsx'
import * as frame from '../ui/icons/FrameIcons.tsx'
import * as search from '../ui/icons/SearchIcons.tsx'
import * as status from '../ui/icons/StatusIcons.tsx'
import * as things from '../ui/icons/ThingIcons.tsx'
import * as visitor from '../ui/icons/VisitorIcons.tsx'
import { Card } from '../ui/surfaces/Card.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunk', 'bg-sunk'],
  ['ink', 'bg-ink'],
  ['green', 'bg-green'],
  ['green-soft', 'bg-green-soft'],
  ['amber', 'bg-amber'],
  ['amber-soft', 'bg-amber-soft'],
  ['kraft', 'bg-kraft'],
  ['kraft-soft', 'bg-kraft-soft'],
  ['sky', 'bg-sky'],
  ['sky-soft', 'bg-sky-soft'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
] as const

const sizes = [
  ['6xl', 'text-6xl max-sm:text-4xl'],
  ['4xl', 'text-4xl max-sm:text-3xl'],
  ['3xl', 'text-3xl'],
  ['2xl', 'text-2xl'],
  ['xl', 'text-xl'],
] as const

const icons = Object.entries({
  ...actions,
  ...arrows,
  ...frame,
  ...account,
  ...status,
  ...search,
  ...things,
  ...visitor,
})

export function Foundations() {
  return (
    <KitSection
      id="foundations"
      title="Foundations"
      intro="Paper and ink, the green of a removals van, one strip of amber tape. The dark theme is made from the same tokens."
    >
      <Specimen name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {swatches.map(([name, background]) => (
            <li
              key={name}
              className="overflow-hidden rounded-card border border-hairline bg-surface"
            >
              <div className={`h-16 border-hairline border-b ${background}`} />
              <p className="px-3 py-2 font-semibold text-sm">{name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <Card>
          <div className="grid gap-4">
            {sizes.map(([name, size]) => (
              <p key={name} className={`font-display font-semibold tracking-tight ${size}`}>
                Careful with things
              </p>
            ))}
            <p className="max-w-measure">
              Somebody with a spare garage, or somebody between two homes, should feel at once:
              these people are careful with things. Text is set in Instrument Sans at 16 px, never
              wider than seventy characters.
            </p>
            <p className="text-ink-soft text-sm">
              Small text, 14.6 px: £107.50 with tax, from 3 March 2026, 14:00
            </p>
            <p className="text-ink-faint text-xs tabular-nums">
              Smallest text, 13.3 px, with figures of one width: 1,111.11 and 8,888.88
            </p>
          </div>
        </Card>
      </Specimen>
      <Specimen name={`Icons (${icons.length})`}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {icons.map(([name, Icon]) => (
            <li
              key={name}
              className="grid justify-items-center gap-2 rounded-card border border-hairline bg-surface px-1 py-3"
            >
              <Icon className="text-2xl" />
              <span className="max-w-full truncate text-ink-soft text-xs">
                {name.replace('Icon', '')}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
    </KitSection>
  )
}
