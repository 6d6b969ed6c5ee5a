import { RulerIcon } from '#design/ui/icons/ThingIcons.tsx'
import { squareMetres } from '#listings/rules/space-size.ts'
import { copy } from './copy.ts'
import { SpaceDrawing } from './SpaceDrawing.tsx'
import { boxCapacity, lengthText, spacePlan, thingsText } from './space-plan.ts'

const words = copy

export default function Dimensions({ feet }: { feet: number | undefined }) {
  if (feet === undefined) return <p className="text-ink-soft">{words.unknown}</p>
  const plan = spacePlan(feet)
  const things = thingsText(plan)
  const shape = `${lengthText(plan.widthFeet)} by ${lengthText(plan.depthFeet)}`
  return (
    <div className="grid gap-6">
      <p className="flex items-center gap-2 font-display font-semibold text-xl">
        <RulerIcon className="text-green" />
        {words.area(feet, squareMetres(feet))}
      </p>
      <div className="rounded-card border border-hairline bg-sky-soft p-4 sm:p-8">
        <SpaceDrawing
          plan={plan}
          title={words.drawing(feet, things)}
          className="mx-auto max-h-[30rem] w-full"
        />
      </div>
      <section>
        <h2 className="mb-2 text-xl">{words.fits}</h2>
        <ul className="list-disc space-y-1 pl-5">
          <li>{words.boxes(boxCapacity(plan))}</li>
          {plan.things.length > 0 && <li>{words.drawn(things)}</li>}
        </ul>
      </section>
      <p className="max-w-measure text-ink-soft text-sm">{words.shape(shape)}</p>
    </div>
  )
}
