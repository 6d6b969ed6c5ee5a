import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { PageHero } from '../parts/PageHero.tsx'
import { copy } from './copy.ts'
import { support } from './drawn-topics.ts'
import { TopicSearch } from './TopicSearch.tsx'

const loadTopics = () => import('./TopicList.tsx')
const LiveTopics = lazyPart(async () => ({ default: (await loadTopics()).TopicList }))

export const Route = createFileRoute('/_public/support')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    q === undefined || q === '' ? {} : { q: String(q) },
  component: SupportPage,
})

/** The server draws the topics; their code loads only when somebody searches them. */
function SupportPage() {
  const { q = '' } = Route.useSearch()
  const { text, type, hasTyped } = useTopicText(q)
  const shown = useDeferredValue(hasTyped ? text : undefined)
  return (
    <>
      <PageHead title={copy.title} description={copy.description} path="/support" />
      <PageHero
        above={copy.above}
        heading={copy.heading}
        lead={copy.lead}
        actions={<TopicSearch text={text} onType={type} onFocus={loadTopics} />}
        picture={
          <ServerDrawn
            of={support.scene}
            with={{ className: 'size-full' }}
            className="aspect-[4/3]"
          />
        }
      />
      <Suspense fallback={null}>
        {shown === undefined ? (
          <ServerDrawn of={support.topics} with={{ text: q }} reserve="min-h-dvh" />
        ) : (
          <LiveTopics text={shown} />
        )}
      </Suspense>
    </>
  )
}

/** Typing counts at once; a new address with words in it replaces them. */
function useTopicText(fromAddress: string) {
  const [text, setText] = useState(fromAddress)
  const [hasTyped, setHasTyped] = useState(false)
  useEffect(() => {
    setText(fromAddress)
    setHasTyped(false)
  }, [fromAddress])
  const type = (next: string) => {
    setText(next)
    setHasTyped(true)
  }
  return { text, type, hasTyped }
}
