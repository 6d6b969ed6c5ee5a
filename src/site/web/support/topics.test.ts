import { expect, test } from 'vitest'
import { findTopics, topicGroups } from './topics.ts'

const questions = (text: string) =>
  findTopics(topicGroups, text).flatMap(group => group.topics.map(topic => topic.question))

test('no words find everything', () => {
  expect(questions('  ')).toHaveLength(topicGroups.flatMap(group => group.topics).length)
})

test('words are found in any order, whatever their case', () => {
  expect(questions('CANCEL partner')).toContain('What if the partner cancels?')
})

test('every word has to be there', () => {
  expect(questions('commission zebra')).toEqual([])
})

test('each topic has an address of its own', () => {
  const ids = topicGroups.flatMap(group => [group.id, ...group.topics.map(topic => topic.id)])
  expect(new Set(ids).size).toBe(ids.length)
})
