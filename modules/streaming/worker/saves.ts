import { constants } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LARGEST_SAVES, SAVES_FILE } from '../host/parts.ts'
import type { WorkerTimes } from './times.ts'

/** Brings what a player keeps from the coordinator to a play's folder, and back. */
export interface Saves {
  /** False when they could not be had: the play must not begin without them, or it would overwrite them. */
  fetch(playId: string, folder: string, signal: AbortSignal): Promise<boolean>
  /** True when they are kept, or when there is nothing to keep. */
  put(playId: string, folder: string, signal: AbortSignal): Promise<boolean>
}

export interface SavesParts {
  /** The coordinator's address for workers. */
  readonly url: string
  readonly key: string
  /** Whose plays these are: another worker's saves are not this one's to touch. */
  readonly workerId: string
  readonly bootId: string
  readonly log: { warn(facts: object, message: string): void }
  readonly times: Pick<WorkerTimes, 'saveWithin' | 'retryFirst' | 'retryMost'>
}

export function savesOver({ url, key, workerId, bootId, log, times }: SavesParts): Saves {
  const headers = { authorization: `Bearer ${key}`, 'x-worker-id': workerId, 'x-worker-boot': bootId }
  const address = (playId: string) => `${url}/saves/${playId}`

  /** Asks again until there is an answer: a restart of the portal must not lose a player's saves. */
  async function ask(
    playId: string,
    init: RequestInit & { readonly signal: AbortSignal },
  ): Promise<Response | undefined> {
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(times.saveWithin)])
    for (let wait: number = times.retryFirst; !signal.aborted; wait = Math.min(wait * 2, times.retryMost)) {
      const answer = await fetch(address(playId), { ...init, signal }).catch((error: unknown) => {
        const isFirst = wait === times.retryFirst
        if (isFirst) log.warn({ err: error, playId }, 'Saves wait for the portal, which is asked again')
        return undefined
      })
      if (answer && answer.status < 500) return answer
      // Ended early when no play needs it any more.
      await Promise.allSettled([pause(wait, undefined, { signal })])
    }
    return undefined
  }

  return {
    async fetch(playId, folder, signal) {
      const answer = await ask(playId, { headers, signal })
      if (answer?.status === 204) return true
      if (!answer?.ok) return false
      const packed = await readAtMost(answer, LARGEST_SAVES)
      if (!packed) return false
      await writeFile(join(folder, SAVES_FILE), packed, { mode: 0o600 })
      return true
    },
    async put(playId, folder, signal) {
      const packed = await readPacked(join(folder, SAVES_FILE))
      if (packed === undefined) return true
      if (packed === null) return false
      const answer = await ask(playId, {
        method: 'PUT',
        signal,
        headers: { ...headers, 'content-type': 'application/gzip' },
        body: packed,
      })
      return answer?.ok ?? false
    },
  }
}

async function readAtMost(answer: Response, most: number): Promise<Buffer | undefined> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) return undefined
  const packed = Buffer.from(await answer.arrayBuffer())
  return packed.length <= most ? packed : undefined
}

/** Nothing when there is none, null when it is not what it should be: too large, or no plain file. */
async function readPacked(path: string): Promise<Uint8Array<ArrayBuffer> | undefined | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: unknown) =>
    (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null,
  )
  if (!file) return file
  try {
    const { size } = await file.stat()
    return size > 0 && size <= LARGEST_SAVES ? new Uint8Array(await file.readFile()) : null
  } finally {
    await file.close()
  }
}
