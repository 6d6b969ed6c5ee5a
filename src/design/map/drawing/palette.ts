import { onThemeChoice } from '../../theme/theme-choice.ts'

const names = {
  water: '--map-water',
  land: '--map-land',
  abroad: '--map-abroad',
  coast: '--map-coast',
  border: '--map-border',
  built: '--map-built',
  ring: '--map-ring',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  mainRoad: '--map-main-road',
  rail: '--map-rail',
  building: '--map-building',
  park: '--map-park',
  ink: '--ink',
  inkSoft: '--ink-soft',
  inkFaint: '--ink-faint',
  waterInk: '--map-water-ink',
  green: '--green',
} as const

export type Palette = Record<keyof typeof names, string>

/** The map is drawn on a canvas, which cannot use CSS variables, so their values are read here. */
export function readPalette(within: HTMLElement): Palette {
  const probe = document.createElement('span')
  probe.hidden = true
  within.append(probe)
  const entries = Object.entries(names).map(([key, variable]) => {
    probe.style.color = `var(${variable})`
    return [key, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(entries)
}

export function onPaletteChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  const forget = onThemeChoice(listener)
  return () => {
    system.removeEventListener('change', listener)
    forget()
  }
}
