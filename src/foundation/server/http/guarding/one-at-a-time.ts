import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Asked {
  response: ServerResponse
  serve: () => void
}

export interface OneAtATime {
  take(socket: Socket, response: ServerResponse, serve: () => void): void
  isServed(socket: Socket): boolean
}

/** So many requests may wait on each connection, however many wait on others. */
const fairShare = 16
/** Each takes about 4 kB. */
const mostInAll = 2000

/**
 * A client may send many requests without waiting for answers. Each answer is made only after the
 * one before was taken, because answers that nobody reads would fill our memory.
 */
export function oneAtATime(mostWaiting = mostInAll): OneAtATime {
  const lines = new WeakMap<Socket, Asked[]>()
  let waiting = 0

  function begin(socket: Socket, { response, serve }: Asked): void {
    response.once('close', () => goOn(socket))
    serve()
  }

  function goOn(socket: Socket): void {
    const line = lines.get(socket) ?? []
    const next = socket.destroyed ? undefined : line.shift()
    if (next) {
      waiting -= 1
      begin(socket, next)
    } else {
      waiting -= line.length
      lines.delete(socket)
    }
  }

  return {
    take(socket, response, serve) {
      if (socket.destroyed) return
      const line = lines.get(socket)
      if (!line) {
        lines.set(socket, [])
        begin(socket, { response, serve })
      } else if (line.length < fairShare || waiting < mostWaiting) {
        line.push({ response, serve })
        waiting += 1
      } else {
        socket.destroy()
      }
    },
    isServed: socket => lines.has(socket),
  }
}
