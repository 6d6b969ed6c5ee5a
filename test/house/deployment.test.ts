import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, Settings } from '#foundation/server/config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.unknown().optional(),
  stop_grace_period: z.string().optional(),
})
const Compose = z.object({
  services: z.object({ app: Service, database: Service, store: Service, mail: Service }),
  volumes: z.record(z.string(), z.null()),
})

const forTheAllocator = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']
const settings = [...Object.keys(Settings.shape), ...forTheAllocator]
const { services, volumes } = Compose.parse(parse(read('compose.yaml')))
const dockerfile = read('Dockerfile')
const stages = dockerfile.split(/^(?=FROM )/m)
const shipped = stages.at(-1) ?? ''
const imageSettings = Object.fromEntries(
  [...shipped.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map(pair => pair.split('=')),
  ),
)
const deployed: Record<string, string> = { ...imageSettings, ...services.app.environment }

describe('the settings', () => {
  it.each(Object.entries(Settings.shape))('%s says what it is for', (_, { description }) => {
    expect(description).toBeTruthy()
  })
})

describe('the image', () => {
  it('runs the Node that the project is pinned to', () => {
    const pinned: string = JSON.parse(read('package.json')).dependencies.node
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set([`node:${pinned}-slim`]))
  })

  it('runs as a user without rights, who owns the data', () => {
    expect(shipped).toMatch(/^USER node$/m)
    expect(shipped).toContain(`chown node:node ${imageSettings.DATA_DIR}`)
    expect(shipped).toContain(`VOLUME ${imageSettings.DATA_DIR}`)
  })

  it('starts a program and asks for an address that exist', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(shipped) ?? []
    const [entry = '', ...frugal]: string[] = JSON.parse(command).reverse()
    const { start } = JSON.parse(read('package.json')).scripts
    expect(start).toContain(` ${frugal.reverse().join(' ')} `)
    for (const name of forTheAllocator) expect(start).toContain(`${name}=${imageSettings[name]} `)
    expect(entry).toBe('dist/program/server.js')
    const [, address = ''] = /HEALTHCHECK[\s\S]+?PORT\}([/\w]+)/.exec(shipped) ?? []
    expect(read('src/app.ts')).toContain(`app.get('${address}'`)
  })

  it('copies nothing that is not there, and leaves the settings of this machine behind', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, paths = '']) => paths.split(' '),
    )
    expect(copied.filter(path => !existsSync(join(root, path)))).toEqual([])
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules']),
    )
  })
})

describe('the compose file', () => {
  it('sets nothing that the program does not know', () => {
    expect(Object.keys(deployed).filter(name => !settings.includes(name))).toEqual([])
  })

  it('sets what a production needs, and not the demo', () => {
    expect(deployed).toMatchObject({
      NODE_ENV: 'production',
      DATABASE_URL: expect.any(String),
      PUBLIC_URL: expect.any(String),
      SMTP_URL: expect.any(String),
      S3_BUCKET: expect.any(String),
      DATA_DIR: expect.any(String),
    })
    expect(readConfig(deployed).demo).toBe(false)
  })

  it('reaches the database by the name, user and password it gave it', () => {
    const { hostname, username, password, pathname } = new URL(deployed.DATABASE_URL ?? '')
    expect(hostname).toBe('database')
    expect(services.database.environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: pathname.slice(1),
    })
    const [, version] = /^postgres:(\d+)$/.exec(services.database.image ?? '') ?? []
    expect(Number(version)).toBeGreaterThanOrEqual(15)
  })

  it('sends mail to the service that catches it', () => {
    expect(new URL(deployed.SMTP_URL ?? '').hostname).toBe('mail')
  })

  it('keeps pictures in the bucket of the store, with the key it gave', () => {
    const { hostname, port } = new URL(deployed.S3_ENDPOINT ?? '')
    expect(hostname).toBe('store')
    expect(services.store.command).toContain(`:${port}`)
    expect(services.store.volumes).toEqual([`store-data:/data/${deployed.S3_BUCKET}`])
    expect(services.store.environment).toEqual({
      ROOT_ACCESS_KEY: deployed.S3_ACCESS_KEY_ID,
      ROOT_SECRET_KEY: deployed.S3_SECRET_ACCESS_KEY,
    })
  })

  it('gives a process that is asked to stop more time than it may take', () => {
    const [, seconds] = /^(\d+)s$/.exec(services.app.stop_grace_period ?? '') ?? []
    const { drainSeconds } = readConfig(deployed)
    expect(drainSeconds).toBeGreaterThan(0)
    expect(Number(seconds)).toBeGreaterThan(drainSeconds + 20)
  })

  it('is served where it says it is', () => {
    const { port } = new URL(deployed.PUBLIC_URL ?? '')
    expect(services.app.ports).toEqual([`${port}:${deployed.PORT}`])
  })

  it('keeps data in volumes that it declares', () => {
    const mounted = Object.values(services).flatMap(service => service.volumes)
    const names = mounted.map(volume => volume.split(':')[0])
    expect(names.sort()).toEqual(Object.keys(volumes).sort())
    expect(services.app.volumes).toEqual([`app-data:${deployed.DATA_DIR}`])
  })

  it('waits for a healthy service only where something tells its health', () => {
    for (const [name, { condition }] of Object.entries(services.app.depends_on)) {
      const service = services[name as keyof typeof services]
      expect(service, name).toBeDefined()
      if (condition === 'service_healthy') expect(service.healthcheck, name).toBeDefined()
    }
  })

  it('names an exact image for every service but the app', () => {
    const { app, ...others } = services
    expect(app.build).toBe('.')
    for (const { image } of Object.values(others)) expect(image).toMatch(/:v?\d/)
  })
})

describe('what is deployed on more than one machine', () => {
  const namesIn = (path: string) =>
    [...read(path).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)

  it('sets nothing that the program does not know', () => {
    const part = z.looseObject({ environment: z.record(z.string(), z.string()).default({}) })
    const cluster = z
      .object({ services: z.record(z.string(), part) })
      .parse(parse(read('deploy/compose/cluster.yaml'), { merge: true })).services
    const names = [
      ...namesIn('deploy/systemd/holdall.env.example'),
      ...Object.keys(cluster.app1?.environment ?? {}),
      ...Object.keys(cluster.app2?.environment ?? {}),
    ]
    expect(names).toContain('DATABASE_URL')
    expect(names.filter(name => !settings.includes(name))).toEqual([])
  })

  it('starts what the image starts', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(shipped) ?? []
    const [, ...words]: string[] = JSON.parse(command)
    expect(read('deploy/systemd/holdall@.service')).toContain(`/node ${words.join(' ')}\n`)
  })

  it('passes on no address that a client made up without its own beside it', () => {
    expect(read('deploy/haproxy/haproxy.cfg')).toMatch(/^ +option forwardfor$/m)
  })

  it('says where HAProxy finds everything', () => {
    const asked = [...read('deploy/haproxy/haproxy.cfg').matchAll(/"\$\{(\w+)\}"/g)]
    const told = namesIn('deploy/haproxy/haproxy.env.example')
    expect(new Set(told)).toEqual(new Set(asked.map(([, name]) => name)))
  })
})
