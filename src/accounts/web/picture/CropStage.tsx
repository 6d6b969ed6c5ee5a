import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { copy } from './copy.ts'
import { type Crop, moved, sideOf } from './crop.ts'
import { drawCrop } from './render-crop.ts'

interface CropStageProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

const pixels = 576
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    // A JPEG has no transparency: transparent parts will be white.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, pixels, pixels)
    drawCrop(pen, pixels, picture, crop)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return
    const scale = sideOf(picture, crop.zoom) / event.currentTarget.clientWidth
    const { x, y } = grip.current
    grip.current = { x: event.clientX, y: event.clientY }
    onCrop(moved(crop, picture, (x - event.clientX) * scale, (y - event.clientY) * scale))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const reach = sideOf(picture, crop.zoom) / 20
    onCrop(moved(crop, picture, step[0] * reach, step[1] * reach))
  }

  return (
    <div
      role="application"
      aria-label={copy.cropArea}
      aria-describedby="crop-help"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture here
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined
      }}
      onPointerCancel={() => {
        grip.current = undefined
      }}
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-card active:cursor-grabbing"
    >
      <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
      <RoundWindow />
    </div>
  )
}

function RoundWindow() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="pointer-events-none absolute inset-0">
      <path
        d="M0 0h100v100H0ZM50 2a48 48 0 1 0 0 96a48 48 0 1 0 0-96Z"
        fillRule="evenodd"
        className="fill-scrim"
      />
      <circle cx="50" cy="50" r="48" fill="none" strokeWidth="0.75" className="stroke-surface" />
    </svg>
  )
}
