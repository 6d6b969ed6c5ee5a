import { connect, type Socket } from 'node:net'

/** Sends bytes that no normal client would send, and returns everything the server answers. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    collect(socket).then(resolve, reject)
  })
}

/** Sends some bytes and disconnects. */
export function sendAndVanish(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text, () => socket.resetAndDestroy())
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}

async function collect(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}
