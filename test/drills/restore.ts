import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startEmbeddedPostgres } from '#foundation/server/database/embedded/embedded-postgres.ts'
import { serviceUser } from '#foundation/server/database/embedded/service-user.ts'
import { connectDatabase } from '#foundation/server/database/opening/open-database.ts'
import { aPassword, signUp } from '#test/factories.ts'
import { quietLog } from '#test/quiet-log.ts'
import { remoteApp } from '#test/servers/remote-app.ts'
import { newFolder, type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { replicatingPostgres } from '#test/servers/standby.ts'
import { brokenInvariants } from '../../commands/checking/invariants.ts'
import { areInstalled } from './cluster/packages.ts'
import {
  answersOf,
  ask,
  backRest,
  type Place,
  placeOf,
  startPostgres,
  untilPromoted,
} from './restoring/archiving-postgres.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds, timed } from './shared/timed.ts'

export const drill: Drill = {
  name: 'restore',
  title: 'Somebody deletes what they should not; all is brought back to the second before.',
  minutes: 6,
  run: restoreToTheSecondBefore,
}

async function restoreToTheSecondBefore(report: DrillReport): Promise<void> {
  const isThere = await areInstalled(report, ['pgbackrest', 'postgresql-15'])
  const binaries = replicatingPostgres()
  if (!isThere || !binaries) return
  const folder = await newFolder()
  report.step('a database that archives all that it writes starts, and the program')
  const dataDir = join(folder, 'made')
  await (await startEmbeddedPostgres({ dataDir, log: quietLog, binaries })).stop()
  const user = await serviceUser(join(dataDir, 'postgres'))
  const place = await placeOf(folder, join(dataDir, 'postgres', String(binaries.major)), user)
  let server = await startPostgres(place)
  await backRest(place, 'stanza-create')
  const start = () =>
    startProgram({
      dataDir: join(folder, 'app'),
      settings: {
        DEMO: '1',
        DATABASE_URL: `postgres://holdall@localhost/holdall?host=${place.sockets}`,
      },
    })
  let program = await start()
  const early = await newcomer(program)

  const backup = await timed(() => backRest(place, 'backup', '--type=full'))
  const megabytes = (await sizeOf(place.repository)) / 1024 / 1024
  report.step(`backed up in ${inSeconds(backup.ms)}, ${megabytes.toFixed(0)} MB in the repository`)
  const media = join(folder, 'app/media')
  await cp(media, join(folder, 'media-copy'), { recursive: true })
  const middle = await newcomer(program)
  // Only whole seconds of a backup's end are kept, and the moment to go back to must lie after it.
  await pause(1500)
  const good = await answersOf(place)
  await pause(1500)

  report.step('the mistake: every letter is deleted and everybody is called the same')
  await ask(place, `update users set first_name = 'Oops'; delete from outbox_mail`)
  const late = await newcomer(program)
  await changePicture(program, early)
  await ask(place, 'select pg_switch_wal()')
  await program.stop()
  await server.kill('SIGINT')

  const restore = await timed(async () => {
    await backRest(
      place,
      'restore',
      '--type=time',
      `--target=${good.at}`,
      '--target-action=promote',
    )
    server = await startPostgres(place)
    await untilPromoted(place)
  })
  await cp(join(folder, 'media-copy'), media, {
    recursive: true,
    force: false,
    errorOnExist: false,
  })
  const size = (await sizeOf(place.cluster)) / 1024 / 1024
  report.step(`restored to ${good.at} in ${inSeconds(restore.ms)}, ${size.toFixed(0)} MB`)
  const found = await answersOf(place)
  report.expect('all is as it was the second before', found.sum === good.sum)
  program = await start()
  await expectAllIsBack(report, { place, program, media, early, middle, late })
  await program.stop()
  await server.kill('SIGINT')
}

interface Back {
  place: Place
  program: RunningProgram
  media: string
  early: Newcomer
  middle: Newcomer
  late: Newcomer
}

async function expectAllIsBack(report: DrillReport, back: Back): Promise<void> {
  const { place, program, media, early, middle, late } = back
  const names = await ask(place, `select id from users where first_name = 'Oops'`)
  report.expect('the mistake is gone', names.length === 0, names.length)
  const after = await Promise.all([early, middle, late].map(one => mayLogIn(program, one)))
  report.expect('who came before it is there', after[0] === 200 && after[1] === 200, after.join())
  report.expect('who came after it is not', after[2] === 401, after[2])
  const pictures = await picturesOf(place, media)
  report.expect('every picture that is spoken of is there', pictures.missing === 0, pictures.all)
  const database = await connectDatabase(
    { host: place.sockets, user: 'holdall', database: 'holdall' },
    { log: quietLog },
  )
  const broken = await brokenInvariants(database.db, new Date())
  report.expect('`npm run check` finds everything whole', broken.length === 0, broken.length)
  await database.close()
}

interface Newcomer {
  email: string
  token: string
  id: string
}

/** A new account with a picture. */
async function newcomer(program: RunningProgram): Promise<Newcomer> {
  const { email, token, user } = await signUp(remoteApp(program.url), { role: 'customer' })
  const person = { email, token, id: user._id }
  await changePicture(program, person)
  return person
}

async function changePicture({ url }: RunningProgram, { token, id }: Newcomer): Promise<void> {
  const background = { r: Math.random() * 255, g: 90, b: 90 }
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.append('profilePicture', new File([new Uint8Array(picture)], 'me.jpg'))
  const headers = { authorization: `Bearer ${token}` }
  const path = `${url}/api/v1/users/${id}/upload`
  const { status } = await fetch(path, { method: 'PATCH', headers, body })
  if (status !== 200) throw new Error(`The picture was not taken: ${status}`)
}

async function mayLogIn({ url }: RunningProgram, { email }: Newcomer): Promise<number> {
  const { status } = await remoteApp(url).post('/auth/login', { email, password: aPassword })
  return status
}

async function picturesOf(place: Place, media: string) {
  const rows = await ask(
    place,
    'select profile_picture as name from users where profile_picture is not null',
  )
  const missing = rows.filter(({ name }) => {
    return !existsSync(join(media, String(name).slice(0, 2), String(name)))
  })
  return { all: rows.length, missing: missing.length }
}

async function sizeOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
