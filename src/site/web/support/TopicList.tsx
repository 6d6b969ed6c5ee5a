import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ContentsList } from '../parts/ContentsList.tsx'
import { NextSteps } from '../parts/NextSteps.tsx'
import { Questions } from '../parts/Questions.tsx'
import { usePolicyWords } from '../policy-words.ts'
import { copy } from './topic-copy.ts'
import { findTopics, type TopicGroup, topicGroups } from './topics/topics.ts'

export function TopicList({ text }: { text: string }) {
  const policy = usePolicyWords()
  const found = findTopics(topicGroups(policy), text)
  const count = found.reduce((sum, group) => sum + group.topics.length, 0)
  return (
    <>
      <div className="mx-auto max-w-page px-edge py-12 sm:px-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <ContentsList
          label={copy.contents}
          entries={found.map(({ id, heading }) => ({ id, label: heading }))}
        />
        <div>
          <p role="status" className={text ? 'mb-6 text-ink-soft' : 'sr-only'}>
            {text && copy.found(count)}
          </p>
          <div className="grid gap-12">
            {found.map(group => (
              <Group key={group.id} {...group} />
            ))}
          </div>
          {count === 0 && (
            <EmptyState
              title={copy.nothing.heading}
              action={
                <Link to="/contact" className={buttonClass({ variant: 'secondary' })}>
                  {copy.nothing.ask}
                </Link>
              }
            >
              {copy.nothing.words}
            </EmptyState>
          )}
        </div>
      </div>
      <NextSteps steps={copy.next} />
    </>
  )
}

function Group({ id, heading, topics }: TopicGroup) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 scroll-mt-24 text-2xl">
        {heading}
      </h2>
      <Questions
        questions={topics.map(topic => ({
          ...topic,
          answer: topic.answer.map(paragraph => <p key={paragraph}>{paragraph}</p>),
        }))}
      />
    </section>
  )
}
