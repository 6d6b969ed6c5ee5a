import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'

export const copy = {
  loading: 'loading ...',
  failed: 'Unable to load map api',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  north: 'North is up',
  streets: 'Show streets',
  plain: 'Hide streets',
  streetsFrom: (host: string) => `Streets are loaded from ${host}`,
  cluster: (count: number, about = false) =>
    `${about ? 'About ' : ''}${formatWhole(count)} spaces here. Zoom in to see them`,
  dragHelp: 'Drag it, or move it with the arrow keys',
  scale: (distance: string) => `This line is ${distance} long`,
  /** The keys are MapLibre's. */
  gestures: {
    'CooperativeGesturesHandler.WindowsHelpText': 'Hold Ctrl and scroll to zoom the map',
    'CooperativeGesturesHandler.MacHelpText': 'Hold ⌘ and scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
  },
}

export const nationNames = [
  { name: 'England', lng: -1.2, lat: 52.75 },
  { name: 'Scotland', lng: -4.2, lat: 57.1 },
  { name: 'Wales', lng: -3.7, lat: 52.35 },
  { name: 'Northern Ireland', lng: -6.75, lat: 54.62 },
]

export const seaNames = [
  { name: 'North Sea', lng: 2.9, lat: 55.6 },
  { name: 'Irish Sea', lng: -5.0, lat: 53.75 },
  { name: 'English Channel', lng: -2.6, lat: 50.05 },
  { name: 'Atlantic Ocean', lng: -11.2, lat: 55.6 },
  { name: 'Celtic Sea', lng: -6.9, lat: 51.0 },
]
