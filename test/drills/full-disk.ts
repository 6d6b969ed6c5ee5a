import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { newFolder, type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { onOneMachine } from './crowd/on-one-machine.ts'
import type { Drill, DrillReport } from './shared/drill.ts'

const run = promisify(execFile)
const mega = 1024 * 1024
/** The pictures of the demo fill part of it. */
const diskBytes = 32 * mega
const databaseBytes = 640 * mega
const fullMs = 25_000
const againMs = 200

export const drill: Drill = {
  name: 'full-disk',
  title:
    'The disk is full while people send pictures and book: told so in words, nothing by halves',
  minutes: 5,
  parts: ['pictures', 'bookings'],
  async run(report, part) {
    if (part !== 'bookings') await sendPictures(report)
    if (part !== 'pictures') await bookOnFullDisk(report)
  },
}

async function sendPictures(report: DrillReport): Promise<void> {
  const dataDir = join(await newFolder(), 'data')
  const media = join(dataDir, 'media')
  if (!(await mountDisk(report, media, diskBytes))) return
  try {
    await fillAndUpload(report, dataDir, media)
  } finally {
    await run('umount', ['-l', media])
  }
}

async function mountDisk(report: DrillReport, place: string, bytes: number): Promise<boolean> {
  await mkdir(place, { recursive: true })
  const mounting = ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', place]
  const isMounted = await run('mount', mounting).then(
    () => true,
    () => false,
  )
  const words = `a disk of ${bytes / mega} MB can be mounted, which takes Linux and its root`
  report.expect(words, isMounted)
  return isMounted
}

/** The database is on the same disk, with its rows and its log. */
async function bookOnFullDisk(report: DrillReport): Promise<void> {
  let disk: string | undefined
  const place = async (dataDir: string) => {
    if (await mountDisk(report, dataDir, databaseBytes)) disk = dataDir
  }
  try {
    await onOneMachine(report, { embedded: true, place, goal: 60 }, async ({ people }) => {
      if (disk === undefined) return
      const { acknowledged } = people
      const before = acknowledged.putOff
      report.step(`there is no room for ${fullMs / 1000} s, also none that is given back`)
      await keepFull(disk)
      const putOff = acknowledged.putOff - before
      report.expect('people are told to come back', putOff > 0, putOff)
      const faults = [...acknowledged.faults].map(([told, count]) => `${count}: ${told}`).join('; ')
      report.expect('each in words, and nobody meets a fault', faults === '', faults)
      report.step('there is room again')
    })
  } finally {
    if (disk !== undefined) await run('umount', ['-l', disk])
  }
}

async function keepFull(disk: string): Promise<void> {
  const until = performance.now() + fullMs
  const fillers: string[] = []
  while (performance.now() < until) {
    const { bavail, bsize } = await statfs(disk)
    const filler = join(disk, `filler-${fillers.length}`)
    fillers.push(filler)
    // Something else may fill the last bytes at the same moment.
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined)
    await pause(againMs)
  }
  await Promise.all(fillers.map(filler => rm(filler, { force: true })))
}

async function fillAndUpload(report: DrillReport, dataDir: string, media: string): Promise<void> {
  const program = await startProgram({ dataDir, settings: { DEMO: '1' } })
  const upload = await uploader(program)
  const before = await filesIn(media)
  const filler = join(media, 'filler')
  for (const left of [0, 20_000]) {
    report.step(`the disk is filled but for ${left} bytes, and a picture is sent`)
    const { bavail, bsize } = await statfs(media)
    await writeFile(filler, Buffer.alloc(bavail * bsize - left))
    const { status, message, retryAfter } = await upload()
    report.expect('it is put off', status === 503 && retryAfter !== null, status)
    report.expect('in words', message.includes('no room'), message)
    await rm(filler)
    const after = await filesIn(media)
    report.expect('nothing of it is left', after.join() === before.join(), after.length)
  }
  report.step('there is room again')
  const { status } = await upload()
  report.expect('the same picture is taken', status === 200, status)
  await program.stop()
}

async function uploader({ url }: RunningProgram) {
  const api = `${url}/api/v1`
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'renter@holdall.test', password: 'Holdall1!' }),
  })
  const { data } = (await login.json()) as { data: { token: string; user: { _id: string } } }
  const { token, user } = data
  const raw = { width: 300, height: 300, channels: 3 as const }
  const jpeg = await sharp(randomBytes(300 * 300 * 3), { raw })
    .jpeg()
    .toBuffer()
  return async () => {
    const body = new FormData()
    body.append('profilePicture', new File([new Uint8Array(jpeg)], 'me.jpg'))
    const headers = { authorization: `Bearer ${token}` }
    const path = `${api}/users/${user._id}/upload`
    const answer = await fetch(path, { method: 'PATCH', headers, body })
    const { message } = (await answer.json()) as { message: string }
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, message, retryAfter }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap(entry => (entry.isFile() ? [entry.name] : [])).sort()
}
