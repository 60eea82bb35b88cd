import { connect } from 'node:net'
import x11, { type Client } from 'x11'
import type { Sandbox } from './parts.ts'

/** A connection to a sandbox's X server. */
export interface OpenDisplay {
  readonly client: Client
  readonly root: number
}

/** Connects to a sandbox's display; `onGone` is called when the server exits unexpectedly. */
export function openDisplay(
  display: Sandbox['display'],
  onGone: () => void = () => undefined,
): Promise<OpenDisplay> {
  return new Promise((resolve, reject) => {
    const stream = connect(display.socketPath)
    // After the handshake the client library handles errors; a dead server shows as the end of the stream.
    stream.once('close', onGone)
    const auth = { name: 'MIT-MAGIC-COOKIE-1', data: display.cookie.toString('latin1') }
    x11.createClient({ display: ':1', stream, auth }, (error, opened) => {
      if (error) return reject(new Error('the display does not answer', { cause: error }))
      // A window may vanish between two requests about it: such an error rejects its request, or is irrelevant.
      opened.client.on('error', () => undefined)
      resolve({ client: opened.client, root: opened.screen[0]!.root })
    })
  })
}

/** One request with a reply; undefined on an error, such as a vanished window. */
export function ask<T>(
  request: (reply: (error: Error | null, value: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve) => request((error, value) => resolve(error ? undefined : value)))
}
