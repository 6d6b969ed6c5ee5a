/**
 * Where the sealing key is kept. It is not extractable: a script may use it in this browser but can
 * never read or copy it.
 */
const database = 'holdall'
const store = 'keys'
const name = 'session'

export async function newSealingKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await within('readwrite', keys => keys.put(key, name))
  return key
}

export async function sealingKey(): Promise<CryptoKey | undefined> {
  const key: unknown = await within('readonly', keys => keys.get(name))
  return key instanceof CryptoKey ? key : undefined
}

export async function dropSealingKey(): Promise<void> {
  await within('readwrite', keys => keys.delete(name))
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open()
  try {
    return await finished(act(opened.transaction(store, mode).objectStore(store)))
  } finally {
    opened.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return finished(request)
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
