import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { UserIcon } from '#design/ui/icons/AccountIcons.tsx'
import { CheckIcon, EyeIcon, MinusIcon } from '#design/ui/icons/ActionIcons.tsx'
import { ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { PoundIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Band } from '../parts/Band.tsx'
import { NextSteps } from '../parts/NextSteps.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { Points } from '../parts/Points.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './about-copy.ts'

export function AboutText() {
  const copy = copyUnder(usePolicyWords())
  const { price, open, data, everybody } = copy.principles.points

  const principles = [
    { ...price, icon: <PoundIcon /> },
    { ...open, icon: <EyeIcon /> },
    { ...data, icon: <ShieldIcon /> },
    { ...everybody, icon: <UserIcon /> },
  ]
  return (
    <>
      <Opening copy={copy} />
      <Band heading={copy.what.heading} lead={copy.what.lead}>
        <div className="grid gap-5 md:grid-cols-3">
          {copy.what.roles.map(({ heading, words }) => (
            <Card key={heading}>
              <h3 className="text-xl">{heading}</h3>
              <p className="mt-2 text-ink-soft">{words}</p>
            </Card>
          ))}
        </div>
      </Band>
      <Band sunk heading={copy.money.heading}>
        <div className="grid max-w-measure gap-4 text-lg">
          {copy.money.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band heading={copy.checks.heading}>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Tally
            heading={copy.checks.columns.checked}
            icon={<CheckIcon className="mt-0.5 text-green text-xl" />}
            items={copy.checks.checked}
          />
          <Tally
            heading={copy.checks.columns.open}
            icon={<MinusIcon className="mt-0.5 text-ink-faint text-xl" />}
            items={copy.checks.open}
          />
        </div>
      </Band>
      <Band sunk heading={copy.principles.heading}>
        <Points points={principles} />
      </Band>
      <div className="pt-14">
        <NextSteps steps={copy.next} />
      </div>
    </>
  )
}

function Opening({ copy }: { copy: ReturnType<typeof copyUnder> }) {
  const { find, host } = copy.actions
  return (
    <PageHero
      above={copy.above}
      heading={copy.heading}
      lead={copy.lead}
      picture={<pictures.welcome className="aspect-[4/3]" />}
      actions={
        <>
          <Link to={find.to} className={buttonClass({ size: 'lg' })}>
            {find.label}
          </Link>
          <Link to={host.to} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            {host.label}
          </Link>
        </>
      }
    />
  )
}

interface TallyProps {
  heading: string
  icon: ReactNode
  items: readonly string[]
}

function Tally({ heading, icon, items }: TallyProps) {
  return (
    <div>
      <h3 className="text-xl">{heading}</h3>
      <ul className="mt-4 grid gap-3">
        {items.map(item => (
          <li key={item} className="flex gap-3">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
