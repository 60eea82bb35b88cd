import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import type { Caller } from '../soak/soak-client.ts'

/** What the sockets of the crowd have observed. */
export interface Heard {
  messages: number
  /** For each socket that was cut: when, and after how many milliseconds it was reconnected. */
  readonly cuts: { readonly at: number; readonly away: number }[]
}

const AGAIN_AFTER = 250

/** A page that listens to the world's chat, and reconnects when its socket is cut. */
export async function listen(
  { url, token, call }: { readonly url: string; readonly token: string; readonly call: Caller },
  heard: Heard,
  signal: AbortSignal,
): Promise<void> {
  let cutAt: number | undefined
  while (!signal.aborted) {
    const socket = await open(url, await ticketOf(call, token))
    if (!socket) {
      await pause(AGAIN_AFTER)
      continue
    }
    if (cutAt !== undefined) heard.cuts.push({ at: cutAt, away: performance.now() - cutAt })
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const leave = () => socket.terminate()
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    socket.on('message', () => heard.messages++)
    socket.on('error', () => undefined)
    socket.send(JSON.stringify({ v: 1, type: 'join', room: 'world' }))
    await closed
    signal.removeEventListener('abort', leave)
    cutAt = performance.now()
  }
}

async function ticketOf(call: Caller, token: string): Promise<string> {
  const { result } = await call(presenceCalls.takeTicket, {}, token)
  return result?.ticket ?? ''
}

function open(url: string, ticket: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, [LIVE_PROTOCOL, ticket])
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}
