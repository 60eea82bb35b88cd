import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import { FromPage, FromRoom, numberMessage, readTicks, stickMessage } from '#kit/game/rooms/wire.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import type { Caller } from '../soak/soak-client.ts'

const GAME = 'jelly-gulp'
const PING_EVERY = 1000
/** Stick inputs to cycle through: a player without input for a minute loses the seat. */
const STICKS = 8
const AGAIN_AFTER = 500

/** Counts of the arena's players. */
export interface Rooms {
  /** How often a player was sent to a room on another gateway. */
  sent: number
  /** How often a room was restarted for a player whose gateway was gone. */
  returns: number
  readonly company: Map<number, number>
}

/** Plays in the arena until aborted; follows redirects to other gateways and reconnects when a gateway dies. */
export async function playInRooms(
  player: { readonly url: string; readonly place: number; readonly token: string; readonly call: Caller },
  rooms: Rooms,
  signal: AbortSignal,
): Promise<void> {
  const { url, place, token, call } = player
  let at: string | undefined
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const { result } = await call(presenceCalls.takeTicket, {}, token)
    const address = `${url.replace('http', 'ws')}/api/arenas?game=${GAME}${at ? `&at=${at}` : ''}`
    if (!isFirst && at === undefined) rooms.returns++
    at = await stay(new WebSocket(address, [LIVE_PROTOCOL, result?.ticket ?? '']), signal, (people) =>
      rooms.company.set(place, people),
    )
    rooms.company.delete(place)
    if (at === undefined) await pause(AGAIN_AFTER)
    else rooms.sent++
  }
}

/** Resolves when the socket ends, with the gateway that the player was sent to, if any. */
function stay(
  socket: WebSocket,
  signal: AbortSignal,
  met: (people: number) => void,
): Promise<string | undefined> {
  let sentTo: string | undefined
  const leave = () => socket.terminate()
  signal.addEventListener('abort', leave, { once: true })
  const began = performance.now()
  let tick = 0
  const pinging = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(numberMessage(FromPage.ping, Math.floor(performance.now() - began)))
    if (tick > 0) socket.send(stickMessage(tick, tick % STICKS))
  }, PING_EVERY)
  socket.on('open', () => {
    if (signal.aborted) leave()
    socket.send(new Uint8Array([FromPage.sit]))
  })
  socket.on('message', (data: Buffer) => {
    if (data[0] === FromRoom.ticks) {
      const { from, count, people } = readTicks(data)
      tick = from + count
      met(people)
    }
    if (data[0] !== FromRoom.elsewhere) return
    sentTo = data.subarray(1).toString('utf8')
    socket.close()
  })
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(pinging)
      signal.removeEventListener('abort', leave)
      resolve(sentTo)
    })
  })
}
