import { expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { policyWords } from '../../policy-words.ts'
import { findTopics, topicGroups } from './topics.ts'

const groups = topicGroups(policyWords(firstPolicy))
const questions = (text: string) =>
  findTopics(groups, text).flatMap(group => group.topics.map(topic => topic.question))

test('no words find everything', () => {
  expect(questions('  ')).toHaveLength(groups.flatMap(group => group.topics).length)
})

test('words are found in any order, whatever their case', () => {
  expect(questions('CANCEL partner')).toContain('What if the partner cancels?')
})

test('a question is found as somebody types it', () => {
  expect(questions('How do I cancel?')).toContain('How do I cancel, and what do I get back?')
})

test('every word has to be there', () => {
  expect(questions('commission zebra')).toEqual([])
})

test('each topic has an address of its own', () => {
  const ids = groups.flatMap(group => [group.id, ...group.topics.map(topic => topic.id)])
  expect(new Set(ids).size).toBe(ids.length)
})
