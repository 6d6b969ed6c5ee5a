import { UserIcon } from '#design/ui/icons/AccountIcons.tsx'
import { MapIcon, VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { ClockIcon, ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { PoundIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Band } from '../parts/Band.tsx'
import { Bill } from '../parts/Bill.tsx'
import { Steps } from '../parts/Steps.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './delivery-copy.ts'
import { SolutionFrame } from './SolutionFrame.tsx'

export function DeliverySolution() {
  const copy = copyUnder(usePolicyWords())
  const { price, known, vehicle, people, follow, safe } = copy.points

  const points = [
    { ...price, icon: <MapIcon /> },
    { ...known, icon: <PoundIcon /> },
    { ...vehicle, icon: <VanIcon /> },
    { ...people, icon: <UserIcon /> },
    { ...follow, icon: <ClockIcon /> },
    { ...safe, icon: <ShieldIcon /> },
  ]
  return (
    <SolutionFrame
      copy={copy}
      points={points}
      picture={<pictures.delivery className="aspect-[4/3]" />}
    >
      <Band sunk heading={copy.steps.heading}>
        <Steps steps={copy.steps.list} />
      </Band>
      <Band heading={copy.costs.heading} lead={copy.costs.lead}>
        <Bill {...copy.costs} />
      </Band>
    </SolutionFrame>
  )
}
