/** In pixels of the picture. */
export interface Crop {
  centreX: number
  centreY: number
  /** 1 shows as much as fits; 3 shows a third of it. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const mostZoom = 4

export function wholeOf({ width, height }: Size): Crop {
  return { centreX: width / 2, centreY: height / 2, zoom: 1 }
}

export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom
}

/** By pixels of the picture; the square stays inside it. */
export function moved(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return within({ ...crop, centreX: crop.centreX + dx, centreY: crop.centreY + dy }, size)
}

export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  return within({ ...crop, zoom: clamp(zoom, 1, mostZoom) }, size)
}

function within(crop: Crop, size: Size): Crop {
  const half = sideOf(size, crop.zoom) / 2
  return {
    zoom: crop.zoom,
    centreX: clamp(crop.centreX, half, size.width - half),
    centreY: clamp(crop.centreY, half, size.height - half),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
