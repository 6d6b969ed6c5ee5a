import type { ReactNode } from 'react'
import { Alert } from '#design/ui/states/Alert.tsx'
import { ContentsList } from '../parts/ContentsList.tsx'
import { type NextStep, NextSteps } from '../parts/NextSteps.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { proseClass } from '../parts/prose.ts'
import { usePolicyWords } from '../policy-words.ts'
import { useSiteInfo } from '../site-info-query.ts'
import { copy } from './copy.ts'

export interface Clause {
  id: string
  heading: string
  text: ReactNode
}

interface LegalFrameProps {
  title: string
  lead: string
  picture: ReactNode
  clauses: readonly Clause[]
  next: readonly NextStep[]
}

/** Only text is limited to a readable width; tables may be wider. */
const textClass = '[&_p]:max-w-measure [&_ul]:max-w-measure [&_ol]:max-w-measure'

export function LegalFrame({ title, lead, picture, clauses, next }: LegalFrameProps) {
  const { demo } = useSiteInfo()
  const policy = usePolicyWords()
  return (
    <>
      <PageHero
        above={copy.version(policy.version)}
        heading={title}
        lead={lead}
        picture={picture}
      />
      <div className="mx-auto max-w-page px-edge py-12 sm:px-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
        <ContentsList
          label={copy.contents}
          entries={clauses.map(({ id, heading }, index) => ({
            id,
            label: `${index + 1}. ${heading}`,
          }))}
        />
        <article className="max-w-[46rem]">
          {demo && (
            <Alert tone="info" title={copy.draft.heading} className="mb-10 max-w-measure">
              {copy.draft.words}
            </Alert>
          )}
          {clauses.map(({ id, heading, text }, index) => (
            <section key={id} aria-labelledby={id} className="mb-11">
              <h2 id={id} className="scroll-mt-24 text-2xl">
                {index + 1}. {heading}
              </h2>
              <div className={`${proseClass} ${textClass} mt-4`}>{text}</div>
            </section>
          ))}
        </article>
      </div>
      <NextSteps steps={next} />
    </>
  )
}
