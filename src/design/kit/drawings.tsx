// Simple drawings in place of pictures, so that the kit needs no other files.
export function ParcelDrawing() {
  return (
    <svg viewBox="0 0 224 150" aria-hidden="true" className="w-full">
      <ellipse cx="112" cy="126" rx="92" ry="16" className="fill-sunk" />
      <path d="M112 34 176 64v52l-64 28-64-28V64Z" className="fill-kraft" />
      <path d="m112 92 64-28v52l-64 28Z" fill="#17262b" opacity="0.12" />
      <path d="m112 34 64 30-64 28-64-28Z" fill="#ffffff" opacity="0.3" />
      <path d="m74 46.5 64 29v18l10-4.4V71L84 42Z" className="fill-amber" />
      <path d="M60 96v16l22 9.6v-16Z" className="fill-paper" />
      <path d="m64 103 14 6m-14 0 10 4.4" stroke="#17262b" strokeWidth="2" opacity="0.6" />
    </svg>
  )
}

const scene = (wall: string, floor: string, boxes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="${wall}"/><path d="M0 420 400 300l400 120v180H0Z" fill="${floor}"/><path d="M400 0v300" stroke="#17262b" stroke-opacity=".1" stroke-width="3"/>${boxes}</svg>`,
  )}`

const box = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y}l${size} ${size / 2.2}v${size}l-${size} ${size / 2.2}-${size}-${size / 2.2}v-${size}Z" fill="#d8b48a"/><path d="M${x} ${y + size / 1.1}l${size}-${size / 2.2}v${size}l-${size} ${size / 2.2}Z" fill="#17262b" opacity=".14"/><path d="M${x} ${y}l${size} ${size / 2.2}-${size} ${size / 2.2}-${size}-${size / 2.2}Z" fill="#fff" opacity=".3"/>`

export const pictures = [
  {
    kind: 'image' as const,
    src: scene('#e3efe8', '#f4e9d9', box(260, 300, 90) + box(440, 340, 70) + box(260, 175, 70)),
    alt: 'A dry garage with three boxes along the wall',
  },
  {
    kind: 'image' as const,
    src: scene('#cfe6f2', '#f3eee4', box(400, 280, 120)),
    alt: 'The same garage seen from the door, with one large box',
  },
  {
    kind: 'image' as const,
    src: scene('#fcefd9', '#e8dccb', box(180, 330, 70) + box(340, 330, 70) + box(500, 330, 70)),
    alt: 'Three boxes in a row under warm light',
  },
]
