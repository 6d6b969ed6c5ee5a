export interface StreamEvent {
  id: string | undefined
  name: string
  data: string
}

/** For text/event-stream; a piece may end anywhere, even inside a line. */
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
    // A comment line, sent only to keep the connection open.
    if (colon === 0) return
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
  }

  return (piece: string) => {
    const text = rest + piece
    // A \r at the end may be the first half of \r\n.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
