import { HomeIcon } from '#design/ui/icons/AccountIcons.tsx'
import { ClockIcon, ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { CardIcon, PoundIcon } from '#design/ui/icons/ThingIcons.tsx'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Band } from '../parts/Band.tsx'
import { type Point, Points } from '../parts/Points.tsx'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './sections-copy.ts'

export function WhyChooseUs() {
  const copy = copyUnder(usePolicyWords())
  const { price, pay, cancel, review, address, commission } = copy.reasons.points

  const points: readonly Point[] = [
    { ...price, icon: <PoundIcon /> },
    { ...pay, icon: <CardIcon /> },
    { ...cancel, icon: <ClockIcon /> },
    { ...review, icon: <ShieldIcon /> },
    { ...address, icon: <PinIcon /> },
    { ...commission, icon: <HomeIcon /> },
  ]
  return (
    <Band sunk heading={copy.reasons.heading} lead={copy.reasons.lead}>
      <Points points={points} />
    </Band>
  )
}
