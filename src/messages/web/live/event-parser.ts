export interface StreamEvent {
  id: string | undefined
  name: string
  data: string
}

/** Reads text/event-stream as it comes, in pieces that may end anywhere. */
export function createEventParser(onEvent: (event: StreamEvent) => void) {
  let rest = ''
  let name = ''
  let id: string | undefined
  let data: string[] = []

  const take = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ id, name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    // A comment: it only says that the stream is still there.
    if (colon === 0) return
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
  }

  return (piece: string) => {
    const text = rest + piece
    // The second half of a line break may still be on its way.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
