import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { residentMegabytes } from '../../bench/load/watched-process.ts'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill } from './shared/drill.ts'

const uploads = 150
const kilobytes = 200
const hungUpWithinMs = minuteMs
const mostGrowthMb = 150

export const drill: Drill = {
  name: 'half-open-uploads',
  title: 'Many begin to send a picture and fall silent half way: everybody else goes on.',
  minutes: 4,
  run: report =>
    onOneMachine(report, { goal: 5 }, async ({ program }) => {
      const { token, id } = await logIn(program.url)
      const before = await residentMegabytes(program.pid)
      report.step(`${uploads} pictures are begun and not gone on with`)
      const open = Array.from({ length: uploads }, () => beginUpload(program.port, token, id))
      const sockets = await Promise.all(open)
      let most = 0
      const began = performance.now()
      const isOver = () => performance.now() - began > hungUpWithinMs
      while (sockets.some(socket => !socket.closed) && !isOver()) {
        most = Math.max(most, await residentMegabytes(program.pid))
        await pause(500)
      }
      const left = sockets.filter(socket => !socket.closed).length
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      report.expect('all are hung up on within a minute', left === 0, left || `${seconds} s`)
      const growth = most - before
      report.expect('memory stays small', growth < mostGrowthMb, `${growth.toFixed(0)} MB more`)
      for (const socket of sockets) socket.destroy()
    }),
}

async function logIn(url: string): Promise<{ token: string; id: string }> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'renter@holdall.test', password: 'Holdall1!' }),
  })
  const { data } = (await answer.json()) as { data: { token: string; user: { _id: string } } }
  return { token: data.token, id: data.user._id }
}

function beginUpload(port: number, token: string, id: string): Promise<Socket> {
  const head = [
    `PATCH /api/v1/users/${id}/upload HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=half',
    `content-length: ${4 * kilobytes * 1024}`,
    '',
    '--half',
    'content-disposition: form-data; name="profilePicture"; filename="me.jpg"',
    '',
    '',
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(head)
      socket.write(Buffer.alloc(kilobytes * 1024))
      resolve(socket)
    })
    socket.resume()
    socket.once('error', reject)
    socket.on('error', () => undefined)
  })
}
