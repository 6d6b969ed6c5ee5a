import type { Bounds, Point } from '#foundation/rules/place/places.ts'

export interface MapPin extends Point {
  id: string
  /** What the pin shows, such as a price. */
  label: string
  /** What a screen reader says instead, when the label is not enough. */
  name?: string
  selected?: boolean
}

export interface MapCluster extends Point {
  id: string
  count: number
  /** The count is rounded. */
  about?: boolean
  /** Where its members are; choosing the cluster goes there. */
  bounds?: Bounds
}

export interface MapCircle extends Point {
  radiusM: number
}

export interface DraggablePin extends Point {
  label: string
  onChange: (point: Point) => void
}

export interface MapArea {
  bounds: Bounds
  center: Point
  zoom: number
  /** False when the page moved the map, true when a hand did. */
  byHand: boolean
}

export interface MapViewProps {
  /** What the map shows, for those who do not see it. */
  label: string
  pins?: readonly MapPin[]
  clusters?: readonly MapCluster[]
  /** Where something is, when nobody may know exactly. */
  circle?: MapCircle
  draggablePin?: DraggablePin
  center?: Point
  zoom?: number
  /** Moves the map so that all of it can be seen, whenever it changes. */
  fit?: Bounds
  onMoveEnd?: (area: MapArea) => void
  onPinChoose?: (id: string) => void
  onPinHover?: (id: string | undefined) => void
  onClusterChoose?: (cluster: MapCluster) => void
  /** On a page that scrolls past the map, one finger or the bare wheel scrolls the page. */
  gestures?: 'free' | 'cooperative'
  className?: string
}

/** The zoom at which one place is shown. */
export const placeZoom = 15

/** All of the kingdom, for a map that is told nothing else. */
export const kingdom: Bounds = { west: -8.3, south: 49.8, east: 2, north: 59.4 }
