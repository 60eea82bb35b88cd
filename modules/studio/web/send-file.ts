/** Where an upload stands: how to go on with it. */
export interface BegunUpload {
  readonly uploadKey: string
  readonly ticket: string
  readonly received: number
  readonly partBytes: number
}

interface Sending {
  /** The address to which parts go. */
  readonly address: string
  readonly send: typeof fetch
  /** Waits between two tries; the number of those before it. */
  readonly pause: (tries: number) => Promise<void>
  readonly onSent: (bytes: number) => void
}

/** The line is cut so often in a row: the player decides when it goes on. */
const TRIES = 6
const NO_MORE: readonly number[] = [400, 404, 413]

/** The upload belongs to another tab by now, or is over. */
export class UploadEnded extends Error {
  override name = 'UploadEnded'
}

/** Sends a file part by part, from wherever the server stands; a part that was cut is sent again. */
export async function sendFile(
  file: Blob,
  upload: BegunUpload,
  { address, send, pause, onSent }: Sending,
): Promise<void> {
  let at = upload.received
  let tries = 0
  onSent(at)
  while (at < file.size) {
    const part = file.slice(at, at + upload.partBytes)
    try {
      const answer = await send(`${address}/${upload.uploadKey}/${at}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', 'x-upload-ticket': upload.ticket },
        body: part,
      })
      if (NO_MORE.includes(answer.status)) throw new UploadEnded(String(answer.status))
      const { received } = (await answer.json()) as { readonly received: number | null }
      // The server has more or less than this page thought: it says where to go on.
      if (received === null) throw new Error(`the part was answered with ${answer.status}`)
      if (received > at) tries = 0
      at = received
      onSent(at)
    } catch (error) {
      if (error instanceof UploadEnded || ++tries >= TRIES) throw error
      console.debug('a part of the upload was cut, and is sent again', error)
      await pause(tries)
    }
  }
}

/** What names a file: the server compares it with what has come. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
