import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonCard, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { answerTime, percent } from '#listings/web/public/about/facts-text.ts'
import { fewestForFacts } from '../../rules/facts.ts'
import type { OwnFacts } from '../../rules/facts-wire.ts'
import { ownFactsQuery } from '../queries.ts'
import { copy } from './copy.ts'

export const Route = createFileRoute('/_dashboard/facts')({ component: FactsPage })

function FactsPage() {
  useDashboardTitle(copy.title)
  const facts = useQuery(ownFactsQuery)
  const waiting = (
    <Loading label={copy.loading}>
      <SkeletonText lines={3} className="mb-6 max-w-measure" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  )
  return (
    <Loaded query={facts} failed={copy.failed} waiting={waiting}>
      {own => <Figures facts={own} />}
    </Loaded>
  )
}

function Figures({ facts }: { facts: OwnFacts }) {
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-ink-soft">{copy.about}</p>
      {facts.requests < fewestForFacts && (
        <Alert title={copy.tooFew}>{copy.tooFewWhy(facts.requests)}</Alert>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {figuresOf(facts).map(figure => (
          <Figure key={figure.name} {...figure} />
        ))}
      </ul>
      <p>
        <PublicPage />
      </p>
    </div>
  )
}

interface FigureProps {
  name: string
  value: ReactNode
  formula: string
  better: string
}

function Figure({ name, value, formula, better }: FigureProps) {
  return (
    <li className="grid">
      <Card>
        <h2 className="text-lg">{name}</h2>
        <p className="mt-2 font-display font-semibold text-3xl tabular-nums">{value}</p>
        <p className="mt-3 text-ink-soft">{formula}</p>
        <p className="mt-2">{better}</p>
      </Card>
    </li>
  )
}

function figuresOf(facts: OwnFacts): FigureProps[] {
  const { requests, answered, answerMinutes, paid, cancelled, kept, reliability } = facts
  const share = (part: number, whole: number) => (whole === 0 ? copy.none : percent(part / whole))
  const { time, answers, cancelling, reliable } = copy.figures
  return [
    {
      ...{ name: time.name, formula: time.formula(answered), better: time.better },
      value: answerMinutes === null ? copy.none : answerTime(answerMinutes),
    },
    {
      ...{ name: answers.name, formula: answers.formula(answered, requests) },
      ...{ better: answers.better, value: share(answered, requests) },
    },
    {
      ...{ name: cancelling.name, formula: cancelling.formula(cancelled, paid) },
      ...{ better: cancelling.better, value: share(cancelled, paid) },
    },
    {
      ...{ name: reliable.name, formula: reliable.formula(kept, requests) },
      ...{ better: reliable.better, value: percent(reliability / 100) },
    },
  ]
}

function PublicPage() {
  const session = useSession()
  if (session.status !== 'in') return null
  return (
    <Link to="/partner/$id" params={{ id: session.record._id }} className="text-link touch-target">
      {copy.publicPage}
    </Link>
  )
}
