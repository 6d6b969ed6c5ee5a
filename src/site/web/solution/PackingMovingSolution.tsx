import { CheckIcon, EditIcon } from '#design/ui/icons/ActionIcons.tsx'
import { FilterIcon, VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { BoxIcon, CameraIcon, PoundIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Band } from '../parts/Band.tsx'
import { Steps } from '../parts/Steps.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './packing-moving-copy.ts'
import { SolutionFrame } from './SolutionFrame.tsx'

export function PackingMovingSolution() {
  const copy = copyUnder(usePolicyWords())
  const { boxes, free, switch: onlyOffered, together, label, list } = copy.points

  const points = [
    { ...boxes, icon: <BoxIcon /> },
    { ...free, icon: <PoundIcon /> },
    { ...onlyOffered, icon: <FilterIcon /> },
    { ...together, icon: <VanIcon /> },
    { ...label, icon: <EditIcon /> },
    { ...list, icon: <CameraIcon /> },
  ]
  return (
    <SolutionFrame
      copy={copy}
      points={points}
      picture={<pictures.packing className="aspect-[4/3]" />}
    >
      <Band sunk heading={copy.calendar.heading} lead={copy.calendar.lead}>
        <Steps steps={copy.calendar.list} />
      </Band>
      <Band heading={copy.hints.heading}>
        <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          {copy.hints.list.map(hint => (
            <li key={hint} className="flex gap-3">
              <CheckIcon className="mt-0.5 text-green text-xl" />
              {hint}
            </li>
          ))}
        </ul>
      </Band>
    </SolutionFrame>
  )
}
