import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Band } from '../parts/Band.tsx'
import { type NextStep, NextSteps } from '../parts/NextSteps.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { type Point, Points } from '../parts/Points.tsx'
import { type Question, Questions } from '../parts/Questions.tsx'

export interface SolutionCopy {
  above: string
  heading: string
  lead: string
  /** The first one is the main button. */
  actions: readonly { label: string; to: string }[]
  pointsHeading: string
  questionsHeading: string
  questions: readonly Question[]
  next: readonly NextStep[]
}

interface SolutionFrameProps {
  copy: SolutionCopy
  picture: ReactNode
  points: readonly Point[]
  /** Parts that only this solution has. */
  children: ReactNode
}

export function SolutionFrame({ copy, picture, points, children }: SolutionFrameProps) {
  const [main, ...others] = copy.actions
  return (
    <>
      <PageHero
        above={copy.above}
        heading={copy.heading}
        lead={copy.lead}
        picture={picture}
        actions={
          <>
            {main && (
              <Link to={main.to} className={buttonClass({ size: 'lg' })}>
                {main.label}
              </Link>
            )}
            {others.map(({ to, label }) => (
              <Link key={to} to={to} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
                {label}
              </Link>
            ))}
          </>
        }
      />
      <Band heading={copy.pointsHeading}>
        <Points points={points} />
      </Band>
      {children}
      <Band heading={copy.questionsHeading}>
        <Questions questions={copy.questions} />
      </Band>
      <NextSteps steps={copy.next} />
    </>
  )
}
