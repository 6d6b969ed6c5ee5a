import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from './event-parser.ts'

const stream =
  ': hello\n\nid: 7\nevent: message\ndata: {"text":"one\\ntwo"}\n\n: still here\n\nid: 8\r\nevent: unread\r\ndata: {\r\ndata: "count": 2}\r\n\r\n'
const told: StreamEvent[] = [
  { id: '7', name: 'message', data: '{"text":"one\\ntwo"}' },
  { id: '8', name: 'unread', data: '{\n"count": 2}' },
]

test.each([1, 2, 3, 7, 1000])('reads a stream that comes in pieces of %i', size => {
  const heard: StreamEvent[] = []
  const feed = createEventParser(event => heard.push(event))
  for (let at = 0; at < stream.length; at += size) feed(stream.slice(at, at + size))
  expect(heard).toEqual(told)
})

test('an event that was cut off is not told', () => {
  const heard: StreamEvent[] = []
  createEventParser(event => heard.push(event))('event: message\ndata: {"half"')
  expect(heard).toEqual([])
})
