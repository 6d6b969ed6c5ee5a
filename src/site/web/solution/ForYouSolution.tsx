import { HomeIcon } from '#design/ui/icons/AccountIcons.tsx'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { ClockIcon } from '#design/ui/icons/StatusIcons.tsx'
import { BoxIcon, CalendarIcon, KeyIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Band } from '../parts/Band.tsx'
import { Steps } from '../parts/Steps.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './for-you-copy.ts'
import { SolutionFrame } from './SolutionFrame.tsx'

export function ForYouSolution() {
  const copy = copyUnder(usePolicyWords())
  const { students, movers, families, traders, travellers, riders } = copy.points

  const points = [
    { ...students, icon: <CalendarIcon /> },
    { ...movers, icon: <VanIcon /> },
    { ...families, icon: <HomeIcon /> },
    { ...traders, icon: <BoxIcon /> },
    { ...travellers, icon: <ClockIcon /> },
    { ...riders, icon: <KeyIcon /> },
  ]
  return (
    <SolutionFrame
      copy={copy}
      points={points}
      picture={<pictures.forYou className="aspect-[4/3]" />}
    >
      <Band sunk heading={copy.partners.heading} lead={copy.partners.lead}>
        <Steps steps={copy.partners.list} />
      </Band>
    </SolutionFrame>
  )
}
