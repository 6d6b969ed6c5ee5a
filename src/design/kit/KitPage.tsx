import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { Buttons } from './Buttons.tsx'
import { Fields } from './Fields.tsx'
import { Foundations } from './Foundations.tsx'
import { Pickers } from './Pickers.tsx'
import { States } from './States.tsx'
import { Surfaces } from './Surfaces.tsx'

const sections = [
  ['foundations', 'Foundations'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['pickers', 'Dates and amounts'],
  ['surfaces', 'Surfaces'],
  ['states', 'States'],
] as const

// Every component in its states. The root of the document brings the Toaster.
export function KitPage() {
  return (
    <div className="mx-auto max-w-page px-edge pb-24 sm:px-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
      <nav
        aria-label="Kit"
        className="sticky top-0 hidden h-dvh content-start gap-0.5 pt-16 lg:grid"
      >
        {sections.map(([id, name]) => (
          <a
            key={id}
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-field px-3 font-semibold text-ink-soft hover:bg-sunk hover:text-ink"
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="min-w-0 pt-12">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <p className="font-semibold text-green">Holdall</p>
            <h1 className="text-5xl max-sm:text-4xl">The kit</h1>
          </div>
          <ThemeSwitch />
        </div>
        <Foundations />
        <Buttons />
        <Fields />
        <Pickers />
        <Surfaces />
        <States />
      </div>
    </div>
  )
}
