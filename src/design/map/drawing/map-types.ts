import type { Bounds, Point } from '#foundation/rules/place/places.ts'

export interface MapPin extends Point {
  id: string
  /** What the pin shows, such as a price. */
  label: string
  /** What a screen reader says, where the label is not enough. */
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
  /** True when the person moved the map, false when the page did. */
  byHand: boolean
}

export interface MapViewProps {
  /** Describes the map for screen readers. */
  label: string
  pins?: readonly MapPin[]
  clusters?: readonly MapCluster[]
  /** Where something is, if its exact place must not be shown. */
  circle?: MapCircle
  draggablePin?: DraggablePin
  center?: Point
  zoom?: number
  /** The map moves to show all of this area whenever it changes. */
  fit?: Bounds
  onMoveEnd?: (area: MapArea) => void
  onPinChoose?: (id: string) => void
  onPinHover?: (id: string | undefined) => void
  onClusterChoose?: (cluster: MapCluster) => void
  /** `cooperative`: one finger or the wheel alone scrolls the page and not the map. */
  gestures?: 'free' | 'cooperative'
  className?: string
}

/** The zoom at which one place is shown. */
export const placeZoom = 15

/** The whole United Kingdom, where nothing else is asked for. */
export const kingdom: Bounds = { west: -8.3, south: 49.8, east: 2, north: 59.4 }
