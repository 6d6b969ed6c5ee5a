import { minuteMs } from './lengths.ts'

const usualLongestMs = 256 * minuteMs

/** How long to wait after so many failures: a minute, then twice as long each time. */
export function growingPause(failures: number, longestMs = usualLongestMs): number {
  return Math.min(minuteMs * 2 ** (failures - 1), longestMs)
}
