import type { InboxEvent } from './inbox-table.ts'

/** Who reads a stream, and for how long they may. */
export interface Reader {
  accountId: string
  sessionId: string
  address: string
}

/** What is sent for one event. */
export interface Frame {
  event: string
  data: unknown
}

/** Turns an event into what this account may see of it; nothing for what no longer exists. */
export type Present = (
  accountId: string,
  events: readonly InboxEvent[],
) => Promise<(Frame | undefined)[]>

/** A reader that is too slow is disconnected, and continues later from where it was. */
const mostUnsentBytes = 65_536
const encoder = new TextEncoder()

/** One open stream of events, which knows the last number that was sent. */
export class Stream {
  readonly body: ReadableStream<Uint8Array>
  #controller!: ReadableStreamDefaultController<Uint8Array>
  #isOpen = true

  readonly reader: Reader
  #sent: number

  constructor(reader: Reader, since: number, onGone: (stream: Stream) => void) {
    this.reader = reader
    this.#sent = since
    const sizes = { highWaterMark: mostUnsentBytes, size: (chunk: Uint8Array) => chunk.byteLength }
    this.body = new ReadableStream<Uint8Array>(
      {
        start: controller => {
          this.#controller = controller
        },
        cancel: () => {
          this.#isOpen = false
          onGone(this)
        },
      },
      sizes,
    )
    // Disconnected readers come back after different pauses, so that they do not come all at once.
    this.#say(`retry: ${1000 + Math.round(2000 * Math.random())}\n\n`)
  }

  /** An event without words for this reader still counts as sent. */
  send(number: number, frame: Frame | undefined): void {
    if (number <= this.#sent) return
    this.#sent = number
    if (!frame) return
    // JSON contains no line break, which would end the field.
    this.#say(`id: ${number}\nevent: ${frame.event}\ndata: ${JSON.stringify(frame.data)}\n\n`)
  }

  /** Traffic, so that proxies do not close the stream as idle. */
  keepOpen(): void {
    this.#say(': \n\n')
  }

  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#controller.close()
  }

  get sent(): number {
    return this.#sent
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  #say(text: string): void {
    if (!this.#isOpen) return
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end()
    else this.#controller.enqueue(encoder.encode(text))
  }
}
