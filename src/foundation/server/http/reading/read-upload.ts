import { once } from 'node:events'
import type { ReadableStreamDefaultReader } from 'node:stream/web'
import busboy from 'busboy'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { skipRest } from './skip-rest.ts'

export interface UploadRule {
  /** The one form field that carries the file. */
  field: string
  maxBytes: number
  tooLarge: string
  /** Other fields that may be in the form, in any order. */
  also?: readonly string[]
}

export interface Upload {
  bytes: Buffer
  fields: Record<string, string>
}

const patienceMs = 20_000
const wordsForShape = ({ field }: UploadRule) =>
  `Please send exactly one file, in the field "${field}".`

/** Reads one file out of a multipart form, counting bytes as they arrive and never trusting names. */
export async function readUpload(
  request: Request,
  rule: UploadRule,
  patience = patienceMs,
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    fail('unsupported_media_type', undefined, 'Please send the file as multipart/form-data.')
  }
  const parser = openParser(type, rule)
  if (!request.body) return fail('malformed', undefined, wordsForShape(rule))
  const reader = request.body.getReader()
  const timer = setTimeout(() => parser.destroy(new Failure('timed_out')), patience)
  try {
    const reading = collect(parser, rule)
    feedParser(reader, parser)
      .catch(() => parser.destroy(new Failure('malformed')))
      .finally(() => skipRest(reader))
    return await reading
  } finally {
    clearTimeout(timer)
  }
}

async function feedParser(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: busboy.Busboy,
): Promise<void> {
  while (!parser.destroyed) {
    const { done, value } = await reader.read()
    if (parser.destroyed) return
    if (done) {
      parser.end()
      return
    }
    if (!parser.write(value)) {
      await Promise.race([once(parser, 'drain'), once(parser, 'close')])
    }
  }
}

function openParser(type: string, rule: UploadRule): busboy.Busboy {
  const { maxBytes, also = [] } = rule
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: {
        fileSize: maxBytes + 1,
        files: 1,
        fields: also.length,
        parts: also.length + 2,
        fieldNameSize: 100,
        fieldSize: 1000,
        headerPairs: 20,
      },
    })
  } catch {
    return fail('malformed', undefined, wordsForShape(rule))
  }
}

function collect(parser: busboy.Busboy, rule: UploadRule): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {}
    let file: Buffer | undefined
    const refuse = (failure: Failure) => parser.destroy(failure)
    const words = wordsForShape(rule)
    const misshapen = () => refuse(new Failure('malformed', undefined, words))
    const refuseField = (field: string, message: string) =>
      refuse(new Failure('malformed', { fields: [{ field, message }] }, message))

    parser.on('file', (name, stream) => {
      stream.on('error', () => undefined)
      if (name !== rule.field) {
        stream.resume()
        misshapen()
        return
      }
      const chunks: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > rule.maxBytes) refuse(new Failure('too_large', undefined, rule.tooLarge))
        else chunks.push(chunk)
      })
      stream.on('close', () => {
        file = Buffer.concat(chunks)
      })
    })
    parser.on('field', (name, value) => {
      if (!rule.also?.includes(name)) refuseField(name, `Please leave this out: ${name}.`)
      else if (Object.hasOwn(fields, name)) refuseField(name, `Please send this once: ${name}.`)
      else fields[name] = value
    })
    parser.on('filesLimit', misshapen)
    parser.on('fieldsLimit', misshapen)
    parser.on('partsLimit', misshapen)
    parser.on('error', error => {
      reject(error instanceof Failure ? error : new Failure('malformed', undefined, words))
    })
    parser.on('close', () => {
      if (file && file.length > 0) resolve({ bytes: file, fields })
      else reject(new Failure('malformed', undefined, file ? 'That file is empty.' : words))
    })
  })
}
