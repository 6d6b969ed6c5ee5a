import { Temporal } from 'temporal-polyfill'

export const isOver = (end: Date) => end < new Date() // breach
export const isPast = (end: Date) => end.getTime() < Date.now() // breach
export const today = () => Temporal.Now.plainDateISO() // breach
export const later = (instant: Date) => new Date(instant.getTime() + 1)
