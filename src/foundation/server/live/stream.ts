import type { InboxEvent } from './inbox-table.ts'

/** Who reads a stream, and for how long they may. */
export interface Reader {
  accountId: string
  sessionId: string
  address: string
}

/** What is sent for one thing that happened. */
export interface Frame {
  event: string
  data: unknown
}

/** Turns what happened into what this account may see of it; nothing for what is gone. */
export type Present = (
  accountId: string,
  events: readonly InboxEvent[],
) => Promise<(Frame | undefined)[]>

/** Whoever takes in less than it is sent is hung up on, and goes on from where it was. */
const mostUnsentBytes = 65_536
const encoder = new TextEncoder()

/** One open stream of events. It knows which number it was sent last. */
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
    // Whoever is cut off asks again after a moment of its own, so that a crowd does not come at once.
    this.#say(`retry: ${1000 + Math.round(2000 * Math.random())}\n\n`)
  }

  /** What has no words for this reader still counts as sent. */
  send(number: number, frame: Frame | undefined): void {
    if (number <= this.#sent) return
    this.#sent = number
    if (!frame) return
    // JSON has no bare line break, which would end the field.
    this.#say(`id: ${number}\nevent: ${frame.event}\ndata: ${JSON.stringify(frame.data)}\n\n`)
  }

  /** Keeps what stands between us and the reader from taking the stream for dead. */
  beat(): void {
    this.#say(': \n\n')
  }

  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#controller.close()
  }

  /** The number that it was sent last. */
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
