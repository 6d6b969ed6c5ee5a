import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** Stands in for the other sites whose calendars a listing reads. */
export async function calendarServer() {
  const asked: IncomingMessage[] = []
  const answers = new Map<string, Answering>()
  const server = createServer((request, response) => {
    asked.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let paths = 0
  return {
    origin,
    asked,
    /** An address that answers so until it is told otherwise. */
    at(answering: Answering) {
      paths += 1
      const path = `/calendar-${paths}.ics`
      answers.set(path, answering)
      return {
        url: origin + path,
        answers: (other: Answering) => void answers.set(path, other),
        requests: () => asked.filter(({ url }) => url === path),
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

/** A calendar that is busy on these days: "2027-03-01", or "2027-03-01/2027-03-04" without the last. */
export function busyOn(...days: readonly string[]): string {
  const events = days.flatMap((day, nth) => {
    const [from = '', to] = day.replaceAll('-', '').split('/')
    const end = to ? [`DTEND;VALUE=DATE:${to}`] : []
    return ['BEGIN:VEVENT', `UID:${nth}`, `DTSTART;VALUE=DATE:${from}`, ...end, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}
