import { findByWords } from '#design/lists/find-by-words.ts'
import type { PolicyWords } from '../../policy-words.ts'
import { topicsOfEverybody } from './topics-of-everybody.ts'
import { topicsOfPartners } from './topics-of-partners.ts'
import { topicsOfRenters } from './topics-of-renters.ts'

export interface Topic {
  id: string
  question: string
  /** Each string is a paragraph. */
  answer: readonly string[]
}

export interface TopicGroup {
  id: string
  heading: string
  topics: readonly Topic[]
}

export const topicGroups = (policy: PolicyWords): readonly TopicGroup[] => [
  ...topicsOfRenters(policy),
  ...topicsOfPartners(policy),
  ...topicsOfEverybody,
]

/** Every word must occur somewhere in the topic, in any order. */
export function findTopics(groups: readonly TopicGroup[], text: string): TopicGroup[] {
  const textOf = ({ question, answer }: Topic) => [question, ...answer].join(' ')
  return groups
    .map(group => ({ ...group, topics: findByWords(group.topics, text, textOf) }))
    .filter(group => group.topics.length > 0)
}
