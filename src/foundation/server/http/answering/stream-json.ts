/** Every write to a socket costs something, so small pieces are sent together. */
const chunkLength = 65_536
const encoder = new TextEncoder()

/**
 * Sends a value as JSON while it is read. A function in it is called when its turn comes, and what
 * it reads piece by piece becomes a list. A fault ends the connection, so that half a list does not
 * look like a whole one.
 */
export function streamJson(
  value: unknown,
  onFault: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunksOf(value, onFault))
}

async function* chunksOf(
  value: unknown,
  onFault: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  let text = ''
  try {
    for await (const piece of piecesOf(value)) {
      text += piece
      if (text.length < chunkLength) continue
      yield encoder.encode(text)
      text = ''
    }
  } catch (error) {
    onFault(error)
    throw error
  }
  yield encoder.encode(text)
}

async function* piecesOf(value: unknown): AsyncGenerator<string> {
  if (typeof value === 'function') yield* piecesOf(await value())
  else if (isReadInPieces(value)) yield* listOf(value)
  else if (holdsLater(value)) yield* fieldsOf(value)
  else yield JSON.stringify(value) ?? 'null'
}

async function* listOf(things: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const thing of things) {
    yield before
    yield* piecesOf(thing)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

async function* fieldsOf(value: object): AsyncGenerator<string> {
  let before = '{'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* piecesOf(field)
    before = ','
  }
  yield '}'
}

function isLater(value: unknown): boolean {
  return typeof value === 'function' || isReadInPieces(value) || holdsLater(value)
}

function holdsLater(value: unknown): value is object {
  return isObject(value) && Object.values(value).some(isLater)
}

function isReadInPieces(value: unknown): value is AsyncIterable<unknown> {
  return isObject(value) && Symbol.asyncIterator in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
