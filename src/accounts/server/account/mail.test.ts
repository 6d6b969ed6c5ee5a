import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { testApp } from '#test/app-under-test.ts'
import { mailedCode, signUp } from '#test/factories.ts'

it('hands the mail of a sign-up to a real mail server, with text beside HTML', async () => {
  const received: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(recipient => recipient.address)
        received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const person = await signUp(app, { verified: false })
  expect(app.woken).toContain('send-mail')
  await app.services.jobs.runAll()
  await app.services.jobs.runAll()

  expect(received).toHaveLength(1)
  const [mail] = received
  expect(mail?.from).toBe('hello@holdall.example')
  expect(mail?.to).toEqual([person.email])
  const code = await mailedCode(app, person.email)
  expect(mail?.raw).toContain(`Subject: ${code} is your Holdall code`)
  expect(mail?.raw).toContain('Content-Type: text/plain')
  expect(mail?.raw).toContain('Content-Type: text/html')
  expect(mail?.raw).toContain('multipart/alternative')

  const stopped = new Promise<void>(resolve => server.close(() => resolve()))
  await app.close()
  await stopped
})

it('keeps mail while the mail server is away, and sends it once afterwards', async () => {
  const app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const person = await signUp(app, { verified: false })
  await app.services.jobs.runAll()
  const { rows } = await app.pool.query(
    'select attempts, sent_at, last_error from outbox_mail where to_address = $1',
    [person.email],
  )
  expect(rows[0]).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.any(String) })
  await app.close()
})

it('tries a letter once a minute where the mail server takes it and hangs up', async () => {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream) {
      stream.resume()
      stream.on('end', () => {
        taken += 1
        for (const connection of server.connections) connection.close()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  await signUp(app, { verified: false })
  await app.services.jobs.runAll()
  expect(taken).toBe(1)
  const { rows } = await app.pool.query('select attempts, sent_at from outbox_mail')
  expect(rows).toEqual([{ attempts: 1, sent_at: null }])

  const stopped = new Promise<void>(resolve => server.close(() => resolve()))
  await app.close()
  await stopped
})
