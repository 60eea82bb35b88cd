import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import {
  FromPage,
  FromRoom,
  NO_SEAT,
  numberMessage,
  readSeat,
  readTicks,
  stickMessage,
} from '#kit/game/rooms/wire.ts'
import { seededRandom } from '#kit/random/random.ts'

// The players of an arena in a separate process, so that only the room is measured: arena-crowd PORT COUNT.
// Sends `seated` when all have a seat; on `count` starts to count received bytes, and sends the count on `report`.

const [port, count] = process.argv.slice(2).map(Number) as [number, number]
const STICK_EVERY_MS = 250
const PING_EVERY_MS = 1000
/** How many ticks ahead of the last message a page plays. */
const AHEAD = 8
const MOST_STICK = 66

const random = seededRandom(1)
let bytes = 0
let seated = 0

function join(number: number) {
  const ticket = String(number).padStart(43, '0')
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, [LIVE_PROTOCOL, ticket])
  let clock = 0
  socket.on('open', () => {
    socket.send(new Uint8Array([FromPage.sit]))
    setInterval(
      () => socket.send(stickMessage(clock + AHEAD, Math.floor(random() * MOST_STICK))),
      STICK_EVERY_MS,
    )
    setInterval(() => socket.send(numberMessage(FromPage.ping, clock)), PING_EVERY_MS)
  })
  socket.on('message', (data: Buffer) => {
    // The header of a short frame has two bytes, of a longer one four.
    bytes += data.length + (data.length < 126 ? 2 : 4)
    if (data[0] === FromRoom.ticks) {
      const ticks = readTicks(data)
      clock = ticks.from + ticks.count
    }
    if (data[0] === FromRoom.seat && readSeat(data).seat !== NO_SEAT && ++seated === count)
      process.send!('seated')
  })
}

for (let number = 1; number <= count; number++) join(number)
process.on('message', (wish) => {
  if (wish === 'count') bytes = 0
  else process.send!(bytes)
})
