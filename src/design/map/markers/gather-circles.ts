import type { Bounds, Point } from '#foundation/rules/place/places.ts'
import { type Spot, worldSpot } from '../drawing/geometry.ts'
import type { MapCluster, MapPin } from '../drawing/map-types.ts'

interface Circle extends Spot {
  cluster: MapCluster
}

export interface Gathered {
  circles: readonly MapCluster[]
  /** Ids of the pins that a circle counts. */
  counted: ReadonlySet<string>
}

const apartPixels = 4
const pinHeight = 40
const letterPixels = 8
const pinPadding = 26
const tagHeight = 26
/** Nobody can zoom in further, so from here on even two prices in one place are shown. */
const closestZoom = 16.5
const noCrowds = { pairs: [], paired: new Set<string>() }

/** The width of the circle for so many spaces, in letters of the usual size. */
export function circlePixels(count: number): number {
  return count < 10 ? 44 : count < 100 ? 52 : 64
}

/**
 * Circles and prices that would overlap become one circle. They grow with their letters, and letters
 * of twice the size overlap as on a map of half the size.
 */
export function gatherCircles(
  clusters: readonly MapCluster[],
  pins: readonly MapPin[],
  shownZoom: number,
  letterScale = 1,
): Gathered {
  const zoom = shownZoom - Math.log2(letterScale)
  const crowds = shownZoom < closestZoom ? crowdsOf(pins, zoom) : noCrowds
  let circles = [...clusters, ...crowds.pairs].map(cluster => circleOf(cluster, zoom))
  let free = pins.filter(({ id }) => !crowds.paired.has(id))
  for (;;) {
    const gathered = gatherOnce(circles, zoom)
    const left = countPins(gathered, free, zoom)
    if (gathered.length === circles.length && left.length === free.length) break
    circles = gathered
    free = left
  }
  const uncounted = new Set(free.map(({ id }) => id))
  return {
    circles: circles.map(({ cluster }) => ({ ...cluster, count: rounded(cluster) })),
    counted: new Set(pins.map(({ id }) => id).filter(id => !uncounted.has(id))),
  }
}

/** Prices that would cover each other become a circle, which then takes in others. */
function crowdsOf(pins: readonly MapPin[], zoom: number) {
  const pairs: MapCluster[] = []
  const paired = new Set<string>()
  const alone: { pin: MapPin; spot: Spot }[] = []
  for (const pin of pins) {
    const spot = worldSpot(pin, zoom)
    const at = alone.findIndex(other => doesHide(other.pin, other.spot, pin, spot))
    const [other] = at < 0 ? [] : alone.splice(at, 1)
    if (!other) alone.push({ pin, spot })
    else {
      paired.add(pin.id).add(other.pin.id)
      pairs.push(merged({ ...other.pin, count: 1 }, { ...pin, count: 1 }))
    }
  }
  return { pairs, paired }
}

function doesHide(one: MapPin, { x, y }: Spot, other: MapPin, at: Spot): boolean {
  const reach = halfWidthOf(one) + halfWidthOf(other) - pinPadding / 2
  return Math.abs(x - at.x) < reach && Math.abs(y - at.y) < tagHeight
}

function halfWidthOf({ label }: MapPin): number {
  return (label.length * letterPixels + pinPadding) / 2
}

/** The largest circles stay in place and take in smaller ones that touch them. */
function gatherOnce(circles: readonly Circle[], zoom: number): Circle[] {
  const kept: Circle[] = []
  const largestFirst = circles.toSorted((one, other) => other.cluster.count - one.cluster.count)
  for (const circle of largestFirst) {
    const at = kept.findIndex(other => doTouch(other, circle))
    const larger = kept[at]
    if (larger) kept[at] = circleOf(merged(larger.cluster, circle.cluster), zoom)
    else kept.push(circle)
  }
  return kept
}

/** Adds each pin under a circle to its count, and returns the others. */
function countPins(circles: Circle[], pins: readonly MapPin[], zoom: number): MapPin[] {
  return pins.filter(pin => {
    const spot = worldSpot(pin, zoom)
    const circle = circles.find(each => pinTouches(pin, spot, each))
    if (!circle) return true
    const { cluster } = circle
    circle.cluster = {
      ...cluster,
      count: cluster.count + 1,
      bounds: around(boundsOf(cluster), boundsOf(pin)),
    }
    return false
  })
}

function circleOf(cluster: MapCluster, zoom: number): Circle {
  return { cluster, ...worldSpot(cluster, zoom) }
}

function doTouch(one: Circle, other: Circle): boolean {
  const reach = (circlePixels(one.cluster.count) + circlePixels(other.cluster.count)) / 2
  return Math.hypot(one.x - other.x, one.y - other.y) < reach + apartPixels
}

/** A pin reaches up from its place, so its label counts too. */
function pinTouches(pin: MapPin, { x, y }: Spot, circle: Circle): boolean {
  const beside = Math.max(0, Math.abs(circle.x - x) - halfWidthOf(pin))
  const above = Math.max(0, Math.abs(circle.y - (y - pinHeight / 2)) - pinHeight / 2)
  return Math.hypot(beside, above) < circlePixels(circle.cluster.count) / 2
}

function merged(larger: MapCluster, smaller: MapCluster): MapCluster {
  const count = larger.count + smaller.count
  const mean = (one: number, other: number) => (one * larger.count + other * smaller.count) / count
  return {
    id: larger.id,
    lat: mean(larger.lat, smaller.lat),
    lng: mean(larger.lng, smaller.lng),
    count,
    about: larger.about === true || smaller.about === true,
    bounds: around(boundsOf(larger), boundsOf(smaller)),
  }
}

function boundsOf({ lat, lng, bounds }: Point & { bounds?: Bounds }): Bounds {
  return bounds ?? { west: lng, south: lat, east: lng, north: lat }
}

function around(one: Bounds, other: Bounds): Bounds {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }
}

/** A sum of rounded numbers must not look more exact than they are. */
function rounded({ count, about }: MapCluster): number {
  return about ? Number(count.toPrecision(2)) : count
}
