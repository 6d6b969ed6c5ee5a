import { openSummaries, summariesStore } from '../session/forget-summaries.ts'
import type { OfflineSummary } from './offline-summary.ts'
import { openSummary, type SealedSummary, sealSummary } from './seal-summary.ts'

interface KeptSummary extends SealedSummary {
  /** The address it belongs to, or a name that says nothing about a secret address. */
  name: string
  /** In milliseconds. */
  until: number
  keptAt: number
}

export interface ReadableSummary extends OfflineSummary {
  name: string
  keptAt: number
}

export async function keepSummary(
  name: string,
  summary: OfflineSummary,
  { secret, until }: { secret: string; until: Date },
): Promise<void> {
  const sealed = await sealSummary(summary, secret)
  const kept: KeptSummary = { name, until: until.getTime(), keptAt: Date.now(), ...sealed }
  await currentSummaries()
  await within('readwrite', summaries => summaries.put(kept))
}

export async function dropSummary(name: string): Promise<void> {
  await within('readwrite', summaries => summaries.delete(name))
}

/** Those that this secret opens. */
export async function readSummaries(secret: string): Promise<ReadableSummary[]> {
  const readable: ReadableSummary[] = []
  for (const kept of await currentSummaries()) {
    const summary = await openSummary(kept, secret)
    if (summary) readable.push({ ...summary, name: kept.name, keptAt: kept.keptAt })
  }
  return readable.toSorted((one, other) => other.keptAt - one.keptAt)
}

/** Outdated ones are deleted. */
async function currentSummaries(): Promise<KeptSummary[]> {
  const all = await within<KeptSummary[]>('readonly', summaries => summaries.getAll())
  const outdated = all.filter(({ until }) => until < Date.now())
  for (const { name } of outdated) await dropSummary(name)
  return all.filter(kept => !outdated.includes(kept))
}

async function within<Result = unknown>(
  mode: IDBTransactionMode,
  act: (summaries: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await finished(openSummaries())
  try {
    const summaries = database.transaction(summariesStore, mode).objectStore(summariesStore)
    return await finished(act(summaries))
  } finally {
    database.close()
  }
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
