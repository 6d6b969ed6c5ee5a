import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createServer } from 'vite'
import { drawSizes } from '#foundation/server/media/painting/draw-sizes.ts'
import { meterPercents, meterSvg } from './pictures/meter.ts'
import { mix, stylesheet } from './pictures/palette.ts'
import { lights, type PicturePlan, palettes, plans } from './pictures/plans.ts'

/** Draws the pictures of the demo again into demo/pictures: `node demo/render-pictures.ts`. */
const [width, height] = [840, 630]

interface Spaces {
  interiorSvg(plan: PicturePlan['inside']): string
  exteriorSvg(type: string | undefined): string
}

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'warn',
})
const spaces = (await vite.ssrLoadModule('/demo/pictures/spaces.tsx')) as unknown as Spaces
await mkdir(folder, { recursive: true })
let total = 0
const pictures: Record<string, unknown> = {}
const meters = meterPercents.map(percent => ({
  name: `meter-${percent}`,
  drawn: () =>
    sharp(Buffer.from(meterSvg(percent)))
      .png()
      .toBuffer(),
}))
const scenes = plans.map(plan => ({ name: plan.name, drawn: () => draw(plan) }))
for (const plan of [...scenes, ...meters]) {
  const { files, ...facts } = await drawSizes(await plan.drawn())
  for (const { suffix, ending, bytes } of files.filter(file => file.suffix !== '')) {
    total += bytes.length
    await writeFile(`${folder}${plan.name}${suffix}.${ending}`, bytes)
  }
  pictures[plan.name] = facts
}
await writeFile(`${folder}pictures.json`, `${JSON.stringify(pictures, null, 2)}\n`)
await vite.close()
process.stdout.write(`${scenes.length + meters.length} pictures, ${Math.round(total / 1024)} kB\n`)

async function draw({ palette, light, type, inside }: PicturePlan): Promise<Buffer> {
  const [colours, shine] = [palettes[palette], lights[light]]
  if (!colours || !shine) throw new Error('A picture needs a palette and a light')
  const scene = inside ? spaces.interiorSvg(inside) : spaces.exteriorSvg(type)
  const inner = scene.replace('<svg', `<svg x="0" y="0" width="${width}" height="${height}"`)
  const far = mix(mix(colours.sky, colours.paper, 0.35), shine.bright, 0.35)
  const near = mix(mix(colours.kraft, colours.paper, 0.5), shine.shade, shine.depth)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>${stylesheet(colours, shine)}</style>
    <defs>
      <linearGradient id="air" x2="0.3" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>
      <linearGradient id="sun" x2="1" y2="0.7"><stop stop-color="${shine.bright}" stop-opacity="0.34"/><stop offset="0.55" stop-color="${shine.bright}" stop-opacity="0"/></linearGradient>
      <radialGradient id="edge" cx="0.45" cy="0.45" r="0.8"><stop offset="0.6" stop-color="${shine.shade}" stop-opacity="0"/><stop offset="1" stop-color="${shine.shade}" stop-opacity="${0.12 + shine.depth}"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#air)"/>
    ${inner}
    <rect width="100%" height="100%" fill="url(#sun)"/>
    <rect width="100%" height="100%" fill="url(#edge)"/>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
