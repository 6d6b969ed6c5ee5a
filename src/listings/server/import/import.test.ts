import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { csvOf } from '#foundation/rules/csv.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { importColumns, importFields, mostLines } from '#listings/rules/import/columns.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())
beforeEach(async () => {
  host = await signUp(app)
})

type Bytes = string | Uint8Array

function withFile(file: Bytes) {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(file)]), 'spaces.csv')
  return form
}
const digestOf = (file: Bytes) => createHash('sha256').update(file).digest('hex')
const preview = async (file: Bytes) =>
  (await app.post('/listings/imports/preview', withFile(file), host)).body.data
const carryOut = (file: Bytes, { key = randomUUID() as string, digest = digestOf(file) } = {}) =>
  app.post(`/listings/imports/${digest}`, withFile(file), {
    ...host,
    headers: { 'idempotency-key': key },
  })
const drafts = async () => (await app.get('/listings?limit=100', host)).body.data

const headings = importFields.map(field => importColumns[field].heading)
type Line = Partial<Record<(typeof importFields)[number], string>>
/** Examples are values of the lists, which are accepted as well as their labels. */
const lineOf = (more: Line = {}) =>
  importFields.map(
    field => more[field] ?? (field === 'reference' ? '' : importColumns[field].example),
  )
const fileOf = (...lines: Line[]) => csvOf([headings, ...lines.map(lineOf)])

describe('a file of spaces', () => {
  it('begins as a template, whose example is in order and is left out', async () => {
    const { fileName, csv } = (await app.get('/listings/imports/template', host)).body.data
    expect(fileName).toBe('holdall-spaces.csv')
    expect(csv).toContain('Garage & Lock Up')
    expect(await preview(csv)).toMatchObject({ lines: 0, fresh: 0, problems: [] })
    expect((await carryOut(csv)).body.code).toBe('import_faulty')
    const mine = csv.replace('\r\nexample,', '\r\nA-1,')
    expect(await preview(mine)).toMatchObject({ fresh: 1, problemCount: 0 })
    expect((await carryOut(mine)).body.data).toEqual({ made: 1, known: 0 })
    const [draft] = await drafts()
    expect(draft).toMatchObject({
      ...{ reference: 'A-1', status: null, address: '14 Stonegate, York, YO1 8ZW' },
      ...{ consent: false, completed: false, monthlyRate: 85, image: [] },
    })
    expect(draft.coordinates.lat).toBeCloseTo(53.96, 0)
  })

  it('shows every error by line and column, and then adds nothing', async () => {
    const file = fileOf(
      { reference: 'A' },
      { reference: 'B', storageType: 'Castle', monthlyRate: 'lots' },
      { reference: 'A', storageTitle: '' },
    )
    const { problems, problemCount, lines } = await preview(file)
    expect([lines, problemCount]).toEqual([3, 4])
    expect(problems).toEqual([
      expect.objectContaining({ line: 3, column: 'Storage type', value: 'Castle' }),
      expect.objectContaining({ line: 3, column: 'Monthly rate', value: 'lots' }),
      expect.objectContaining({ line: 4, message: 'Line 2 has the same reference.' }),
      {
        ...{ line: 4, column: 'Storage title', value: '' },
        message: 'Please give the space a title.',
      },
    ])
    const refused = await carryOut(file)
    expect([refused.status, refused.body.code]).toEqual([422, 'import_faulty'])
    expect(await drafts()).toEqual([])
  })

  it('ends with its last line, however many empty ones a spreadsheet has left above it', async () => {
    const empty = `${','.repeat(importFields.length - 1)}\r\n`.repeat(mostLines + 5)
    const head = fileOf({ reference: 'A' })
    const last = csvOf([lineOf({ reference: 'B', monthlyRate: 'lots' })])
    const { lines, problems } = await preview(`${head}\r\n${empty}${last}`)
    expect([lines, problems]).toMatchObject([2, [{ line: mostLines + 8, value: 'lots' }]])
  })

  it('may be extended and sent again: what has a known reference is left out', async () => {
    await carryOut(fileOf({ reference: 'A' }, { reference: 'B' }))
    const longer = fileOf({ reference: 'A' }, { reference: 'B' }, { reference: 'C' }, {})
    expect(await preview(longer)).toMatchObject({ lines: 4, fresh: 2, known: 2 })
    expect((await carryOut(longer)).body.data).toEqual({ made: 2, known: 2 })
    expect(await drafts()).toHaveLength(4)
    const [first] = await drafts()
    await app.delete(`/listings/${first._id}`, host)
    const other = await signUp(app)
    const form = withFile(longer)
    const theirs = await app.post(`/listings/imports/${digestOf(longer)}`, form, other)
    expect(theirs.body.data).toEqual({ made: 4, known: 0 })
  })

  it('counts once however often it is pressed, also at the same time', async () => {
    const file = fileOf({}, {})
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => carryOut(file, { key })))
    expect(answers.map(({ body }) => body.data)).toEqual(
      [1, 2, 3].map(() => ({ made: 2, known: 0 })),
    )
    expect(await drafts()).toHaveLength(2)
    expect((await carryOut(fileOf({}), { key })).body.code).toBe('idempotency_key_reused')
    const same = fileOf({ reference: 'S' }, { reference: 'T' })
    const both = await Promise.all([carryOut(same), carryOut(same)])
    expect(both.map(({ body }) => body.data.made).sort()).toEqual([0, 2])
    expect((await carryOut(file, { digest: digestOf('other') })).body.code).toBe('import_changed')
  })

  it('leads on in the wizard, where the partner adds what a file cannot hold', async () => {
    await carryOut(fileOf({ reference: 'A' }))
    const [{ _id, version }] = await drafts()
    const early = await app.patch(`/listings/${_id}`, { completed: true }, host)
    expect(early.body.details.fields.map((one: { field: string }) => one.field).sort()).toEqual([
      'consent',
      'image',
    ])
    const rest = { image: ['https://pictures.example/1.jpg'], consent: true, completed: true }
    const sent = await app.patch(`/listings/${_id}`, { ...rest, version }, host)
    expect(sent.body.data).toMatchObject({ status: 'pending', reference: 'A' })
    const live = await approvedListing(app, host)
    expect((await app.get(`/users/listings/${live._id}`)).body.data).not.toHaveProperty('reference')
  })
})

describe('the text of a file', () => {
  const heads = headings.join(';')
  const cells = (title: string) => lineOf({ storageTitle: title }).join(';')

  it.each<[string, Bytes, string]>([
    ['with a mark, semicolons and CRLF', `\ufeff${heads}\r\n${cells('Dry ✓')}\r\n`, 'Dry ✓'],
    ['with line ends of Unix and quotes', `${heads}\n${cells('"Dry ""shed"""')}`, 'Dry "shed"'],
    ['with a formula, as text', `${heads}\n${cells('=HYPERLINK(1)')}`, '=HYPERLINK(1)'],
  ])('is read %s', async (_how, file, title) => {
    const { spaces, problems, encoding } = await preview(file)
    expect([problems, spaces[0].title, encoding]).toEqual([[], title, 'utf-8'])
  })

  it('is read as Windows-1252 where it is not UTF-8, and says so', async () => {
    const file = Buffer.from(`${heads}\n${cells('Caf\u00e9')}`, 'latin1')
    const { encoding, spaces } = await preview(file)
    expect([encoding, spaces[0].title]).toEqual(['windows-1252', 'Café'])
  })

  it('counts lines as an editor does, also over quoted line breaks and empty lines', async () => {
    const description = '"one\r\ntwo\r\nthree"'
    const first = lineOf().map((cell, at) =>
      importFields[at] === 'description' ? description : cell,
    )
    const file = [headings, first, [], lineOf({ rolling: 'maybe' })].map(cells => cells.join(';'))
    const { problems } = await preview(file.join('\r\n'))
    expect(problems).toEqual([expect.objectContaining({ line: 6, value: 'maybe' })])
  })

  it.each<[string, string, object]>([
    ['an open quotation mark', `${heads}\n"${cells('a')}`, { message: /not closed/ }],
    ['an unknown heading', `${heads};Colour\n${cells('a')}`, { column: 'Colour' }],
    ['a heading twice', `${heads};Town or city\n${cells('a')}`, { column: 'Town or city' }],
    ['a missing heading', heads.replace('Storage type;', ''), { column: 'Storage type' }],
    ['more cells than headings', `${heads}\n${cells('a')};more`, { line: 2, column: null }],
    ['headings alone', heads, { line: 2 }],
    ['nothing', ' ', { line: 1 }],
    ['too many', `${heads}\n${`${cells('a')}\n`.repeat(mostLines + 1)}`, { line: mostLines + 2 }],
  ])('is refused with %s, at its line', async (_what, file, expected) => {
    const { problems } = await preview(file)
    const [first] = problems
    for (const [name, value] of Object.entries(expected)) {
      if (value instanceof RegExp) expect(first[name]).toMatch(value)
      else expect(first[name]).toBe(value)
    }
  })

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest')],
    ['UTF-16', Buffer.from(`\ufeff${heads}`, 'utf16le')],
  ])('is refused when it is %s, with what to do', async (_what, file) => {
    const { status, body } = await app.post('/listings/imports/preview', withFile(file), host)
    expect([status, body.message]).toEqual([415, expect.stringContaining('CSV UTF-8')])
  })
})

it('looks places up one by one, so that others are answered meanwhile', async () => {
  let [turn, ticking] = [0, setImmediate(() => undefined)]
  const tick = () => {
    turn += 1
    ticking = setImmediate(tick)
  }
  const turns: number[] = []
  const looking = vi.spyOn(embeddedGazetteer, 'find').mockImplementation(async () => {
    turns.push(turn)
    return undefined
  })
  tick()
  await carryOut(fileOf({}, {}, {}, {}))
  clearImmediate(ticking)
  looking.mockRestore()
  expect([turns.length, new Set(turns).size]).toEqual([4, 4])
})

it('tells of a file with ever so many headings or lines what is wrong with it, briefly', async () => {
  const { problemCount } = await preview('Castle,'.repeat(200_000))
  expect(problemCount).toBeLessThan(200)
  const { problems } = await preview(`${fileOf({})}\r\n${',\r\n'.repeat(20_000)}`)
  expect(problems).toMatchObject([{ message: expect.stringContaining('far too many lines') }])
})

it('makes a thousand in a few statements', async () => {
  const lines = Array.from({ length: mostLines }, (_, at) => ({ reference: `U-${at}` }))
  const file = fileOf(...lines)
  const asked = await statementsOf(async () => {
    expect((await carryOut(file)).body.data).toEqual({ made: mostLines, known: 0 })
  })
  expect(asked.length).toBeLessThan(40)
  const { rows } = await app.pool.query(
    `select count(*)::int as count from audit_event where action = 'listing.created'
       and actor_id = $1 and details ->> 'means' = 'file'`,
    [host.user._id],
  )
  expect(rows[0].count).toBe(mostLines)
})
