import type { Light, Palette } from './palette.ts'

export const palettes: Record<string, Palette> = {
  house: { paper: '#fbf8f2', kraft: '#d8b48a', green: '#0e5a4a', amber: '#f0a136', sky: '#cfe6f2' },
  sea: { paper: '#f3f7f8', kraft: '#cdb79a', green: '#1d4e79', amber: '#e9b44c', sky: '#bfe3e6' },
  plum: { paper: '#faf4f3', kraft: '#d9b79c', green: '#6b2d5c', amber: '#f0a868', sky: '#dcd6f0' },
  moss: { paper: '#f7f6ec', kraft: '#cfae7c', green: '#4c6b2c', amber: '#e4b030', sky: '#d5e8d9' },
  clay: { paper: '#fbf3ea', kraft: '#dcb08c', green: '#8a3f2b', amber: '#e8a33d', sky: '#cfdfe8' },
  slate: { paper: '#f2f3f5', kraft: '#c9b8a3', green: '#34495e', amber: '#f2994a', sky: '#c8d9ea' },
}

export const lights: Record<string, Light> = {
  morning: { bright: '#fff3d0', shade: '#33404f', brightness: 0.22, depth: 0.06 },
  noon: { bright: '#ffffff', shade: '#22303a', brightness: 0.12, depth: 0.04 },
  evening: { bright: '#ffb870', shade: '#3d2350', brightness: 0.28, depth: 0.22 },
  overcast: { bright: '#dfe8ee', shade: '#3a4a58', brightness: 0.24, depth: 0.14 },
  lamplight: { bright: '#ffd98a', shade: '#141c33', brightness: 0.2, depth: 0.34 },
}

export interface PicturePlan {
  name: string
  palette: string
  light: string
  type?: string
  inside?: Record<string, unknown> & { things: readonly string[] }
}

/** Pictures from outside and from inside, each named after what it shows. */
export const plans: readonly PicturePlan[] = [
  { name: 'garage-front', type: 'garage&lockup', palette: 'house', light: 'morning' },
  { name: 'garage-evening', type: 'garage&lockup', palette: 'clay', light: 'evening' },
  { name: 'self-storage-unit', type: 'selfStorageUnit', palette: 'sea', light: 'noon' },
  { name: 'warehouse', type: 'warehouse', palette: 'slate', light: 'overcast' },
  { name: 'shed', type: 'outhouse&shed', palette: 'moss', light: 'morning' },
  { name: 'spare-room', type: 'spareRoom', palette: 'plum', light: 'lamplight' },
  { name: 'basement', type: 'basement', palette: 'clay', light: 'noon' },
  { name: 'loft', type: 'loft', palette: 'house', light: 'evening' },
  { name: 'business-stockroom', type: 'businessStorage', palette: 'sea', light: 'overcast' },
  { name: 'motor-bike-garage', type: 'motorBikeStorage', palette: 'slate', light: 'morning' },
  inside('garage-shelves', 'house', 'noon', {
    floor: 'stone',
    walls: ['brick', 'brick'],
    bricks: true,
    back: 'shelf',
    side: 'bicycle',
    things: ['-', '-', 'tyres', '-', '-', 'crates', '-', 'stack', '-'],
  }),
  inside('garage-bicycle', 'slate', 'overcast', {
    floor: 'stone',
    walls: ['chalk', 'chalk'],
    back: 'bicycle',
    side: 'shelf',
    window: 'right',
    things: ['-', '-', 'drums', '-', '-', 'tower', '-', '-', 'crates'],
  }),
  inside('garage-half-full', 'clay', 'morning', {
    floor: 'ground',
    walls: ['brick', 'chalk'],
    window: 'left',
    things: ['wardrobe', 'tower', 'mattress', '-', 'stack', 'drawers', '-', '-', 'tyres'],
  }),
  inside('unit-boxes', 'sea', 'noon', {
    floor: 'slate',
    walls: ['sky', 'sky'],
    skirting: 'slate',
    things: ['tower', 'tower', 'stack', 'tower', 'stack', 'open', 'stack', '-', '-'],
  }),
  inside('unit-furniture', 'plum', 'overcast', {
    floor: 'ground',
    walls: ['chalk', 'green'],
    back: 'sofa',
    things: ['-', '-', 'lamp', 'wardrobe', '-', 'drawers', 'stack', '-', 'suitcases'],
  }),
  inside('unit-empty', 'slate', 'noon', {
    floor: 'stone',
    walls: ['amber', 'amber'],
    skirting: 'ink',
    things: ['-', '-', '-', '-', '-', '-', 'stack', '-', '-'],
  }),
  inside('warehouse-pallets', 'moss', 'overcast', {
    floor: 'stone',
    walls: ['slate', 'slate'],
    back: 'shelf',
    things: ['-', '-', '-', 'pallet', 'pallet', 'pallet', 'pallet', '-', 'drums'],
  }),
  inside('warehouse-racks', 'house', 'lamplight', {
    floor: 'slate',
    walls: ['green', 'slate'],
    back: 'shelf',
    side: 'shelf',
    things: ['-', '-', '-', '-', 'pallet', 'crates', '-', 'tower', 'pallet'],
  }),
  inside('shed-tools', 'moss', 'morning', {
    floor: 'wood',
    boards: 'x',
    walls: ['kraft', 'kraft'],
    window: 'right',
    back: 'shelf',
    things: ['-', '-', '-', '-', 'drums', 'plant', '-', 'crates', '-'],
  }),
  inside('shed-tidy', 'clay', 'noon', {
    floor: 'kraft',
    boards: 'y',
    walls: ['leaf', 'leaf'],
    window: 'both',
    side: 'bicycle',
    things: ['-', 'crates', 'plant', '-', '-', 'stack', '-', '-', 'drums'],
  }),
  inside('room-sunny', 'house', 'morning', {
    floor: 'wood',
    boards: 'y',
    walls: ['sky', 'chalk'],
    skirting: 'paper',
    window: 'both',
    things: ['drawers', '-', 'plant', '-', '-', 'stack', 'suitcases', '-', 'cat'],
  }),
  inside('room-blue', 'sea', 'evening', {
    floor: 'kraft',
    boards: 'x',
    walls: ['green', 'sky'],
    skirting: 'chalk',
    window: 'left',
    back: 'sofa',
    things: ['-', '-', 'lamp', '-', '-', 'open', 'tower', '-', 'plant'],
  }),
  inside('room-students', 'plum', 'noon', {
    floor: 'wood',
    boards: 'x',
    walls: ['amber', 'chalk'],
    skirting: 'paper',
    window: 'right',
    things: ['wardrobe', 'mattress', '-', 'suitcases', 'open', 'stack', '-', 'crates', '-'],
  }),
  inside('cellar-vault', 'clay', 'lamplight', {
    floor: 'stone',
    walls: ['brick', 'brick'],
    bricks: true,
    side: 'shelf',
    things: ['drums', 'drums', '-', 'crates', '-', 'tower', '-', '-', 'stack'],
  }),
  inside('cellar-white', 'slate', 'noon', {
    floor: 'ground',
    walls: ['chalk', 'chalk'],
    bricks: true,
    back: 'shelf',
    things: ['-', '-', '-', 'suitcases', '-', 'drawers', '-', 'stack', '-'],
  }),
  inside('loft-boards', 'moss', 'evening', {
    floor: 'kraft',
    boards: 'x',
    walls: ['wood', 'kraft'],
    window: 'left',
    things: ['stack', 'open', 'tower', 'suitcases', '-', 'stack', '-', 'cat', '-'],
  }),
  inside('loft-keepsakes', 'plum', 'morning', {
    floor: 'wood',
    boards: 'y',
    walls: ['chalk', 'leaf'],
    window: 'right',
    things: ['drawers', 'suitcases', 'lamp', 'open', '-', 'crates', 'stack', '-', '-'],
  }),
  inside('stockroom-amber', 'sea', 'noon', {
    floor: 'ground',
    walls: ['amber', 'chalk'],
    skirting: 'ink',
    back: 'shelf',
    side: 'shelf',
    things: ['-', '-', '-', '-', 'stack', 'crates', '-', 'open', 'tower'],
  }),
  inside('archive', 'slate', 'lamplight', {
    floor: 'slate',
    walls: ['green', 'green'],
    skirting: 'chalk',
    back: 'shelf',
    things: ['-', '-', '-', 'drawers', 'drawers', 'wardrobe', '-', 'stack', '-'],
  }),
  inside('bikes-inside', 'house', 'overcast', {
    floor: 'stone',
    walls: ['slate', 'brick'],
    back: 'motorbike',
    window: 'left',
    things: ['-', '-', '-', '-', '-', 'tyres', 'drums', '-', 'crates'],
  }),
]

function inside(
  name: string,
  palette: string,
  light: string,
  plan: NonNullable<PicturePlan['inside']>,
): PicturePlan {
  return { name, palette, light, inside: plan }
}
