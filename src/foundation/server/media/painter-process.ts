import { type DrawnPicture, paintSizes } from './paint-sizes.ts'

/** What the process next door answers to each picture it is sent: nothing where it is none. */
export interface Painted {
  picture?: DrawnPicture
}

process.on('message', async ({ bytes }: { bytes: Uint8Array }) => {
  const picture = await paintSizes(bytes).catch(() => undefined)
  process.send?.({ picture } satisfies Painted)
})
