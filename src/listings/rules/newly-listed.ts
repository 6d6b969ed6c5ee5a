const newForDays = 30

/**
 * By the day it was begun, which is never after it was listed: nothing that is called new is older,
 * and a space that is approved again after a change does not become new by that.
 */
export function isNewlyListed({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < newForDays * 86_400_000
}
