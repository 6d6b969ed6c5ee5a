import { papersDatabase } from '../session/forget-papers.ts'
import type { Paper } from './paper.ts'
import { openPaper, type SealedPaper, sealPaper } from './seal-paper.ts'

interface KeptPaper extends SealedPaper {
  /** The address it belongs to, or a name that says nothing about a secret address. */
  name: string
  /** In milliseconds. */
  until: number
  keptAt: number
}

export interface ReadablePaper extends Paper {
  name: string
  keptAt: number
}

const store = 'papers'

export async function keepPaper(
  name: string,
  paper: Paper,
  { secret, until }: { secret: string; until: Date },
): Promise<void> {
  const sealed = await sealPaper(paper, secret)
  const kept: KeptPaper = { name, until: until.getTime(), keptAt: Date.now(), ...sealed }
  await within('readwrite', papers => papers.put(kept))
}

export async function dropPaper(name: string): Promise<void> {
  await within('readwrite', papers => papers.delete(name))
}

/** Those that this secret opens. Outdated ones are deleted. */
export async function readPapers(secret: string): Promise<ReadablePaper[]> {
  const all = await within<KeptPaper[]>('readonly', papers => papers.getAll())
  const readable: ReadablePaper[] = []
  for (const kept of all) {
    if (kept.until < Date.now()) {
      await dropPaper(kept.name)
      continue
    }
    const paper = await openPaper(kept, secret)
    if (paper) readable.push({ ...paper, name: kept.name, keptAt: kept.keptAt })
  }
  return readable.toSorted((one, other) => other.keptAt - one.keptAt)
}

async function within<Result = unknown>(
  mode: IDBTransactionMode,
  act: (papers: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(papersDatabase, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'name' })
  const database = await finished(opening)
  try {
    return await finished(act(database.transaction(store, mode).objectStore(store)))
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
