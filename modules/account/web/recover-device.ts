import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { milliseconds, type Duration } from '#kit/time/time.ts'

const DATABASE = BRAND_PREFIX
const STORE = 'device'
const KEY = 'id'
/** How long to look for an earlier device id before making a new one (spec 9.12). */
export const RECOVERY_WAIT: Duration = milliseconds(500)

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

async function readId(): Promise<string | undefined> {
  const database = await openStore()
  return new Promise((resolve, reject) => {
    const request = database.transaction(STORE).objectStore(STORE).get(KEY)
    request.addEventListener('success', () =>
      resolve(typeof request.result === 'string' ? request.result : undefined),
    )
    request.addEventListener('error', () => reject(request.error))
  })
}

/** The device id from before local storage was cleared, if it is found in time. */
export async function recoverDeviceId(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, RECOVERY_WAIT, undefined))
  // Without IndexedDB, or where it is refused, there is nothing to recover.
  return Promise.race([readId().catch(ignoreFailure('nothing to recover')), late])
}

/** Keeps a second copy of the device id. */
export async function keepDeviceId(id: string): Promise<void> {
  const database = await openStore()
  database.transaction(STORE, 'readwrite').objectStore(STORE).put(id, KEY)
}
