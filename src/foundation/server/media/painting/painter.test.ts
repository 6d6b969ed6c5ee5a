import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { openPainter } from './painter.ts'

const paint = openPainter()
const drawSizes = (bytes: Uint8Array) => paint({ kind: 'sizes', bytes })
const painters: ChildProcess[] = []
subscribe('child_process', message => {
  painters.push((message as { process: ChildProcess }).process)
})

let photograph: Uint8Array
beforeAll(async () => {
  const plain = { width: 1000, height: 700, channels: 3, background: '#0E5A4A' } as const
  photograph = await sharp({ create: plain }).jpeg().toBuffer()
})

it('refuses the picture that brings its painter down, and draws the next with another', async () => {
  const doomed = drawSizes(photograph).catch((failure: unknown) => failure)
  const next = drawSizes(photograph)
  await expect.poll(() => painters.length).toBe(1)
  painters[0]?.kill('SIGKILL')
  expect(await doomed).toMatchObject({ code: 'invalid' })
  expect((await next).widths).toEqual([480, 960, 1000])
  expect(painters).toHaveLength(2)
})

it('keeps its painter, and finds another when that one died while it rested', async () => {
  await drawSizes(photograph)
  expect(painters).toHaveLength(2)
  const [, rested] = painters
  if (!rested?.pid) throw new Error('There is a painter by now')
  process.kill(rested.pid, 'SIGKILL')
  waitUntilDead(rested.pid)
  expect((await drawSizes(photograph)).files).toHaveLength(10)
  expect(painters).toHaveLength(3)
})

it('does not call a picture unreadable that a busy machine had no time for', async () => {
  const inNoTime = openPainter(1)
  const sizes = inNoTime({ kind: 'sizes', bytes: photograph })
  await expect(sizes).rejects.toMatchObject({ code: 'invalid', message: /took too long/ })
})

/**
 * Waits without yielding, so that nothing in this process has heard of the exit when it returns.
 */
function waitUntilDead(pid: number): void {
  while (!/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
}
