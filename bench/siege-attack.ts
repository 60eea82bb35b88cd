import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { AttackOutcome, AttackWish } from './siege.ts'

/** Of one attacker; requests are written whether answers come or not. */
const CONNECTIONS = 40
const TICK_MS = 20

const { port, rate, milliseconds, network, lines } = workerData as AttackWish
const sockets: Socket[] = []
const answers: Record<string, number> = {}

function open(place: number) {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  socket.on('error', () => undefined)
  // Only the first lines are looked at: how many were answered, and how.
  socket.on('data', (chunk: Buffer) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
      answers[status!] = (answers[status!] ?? 0) + 1
  })
  socket.once('close', () => isOn && open(place))
  sockets[place] = socket
}

let isOn = true
for (let place = 0; place < CONNECTIONS; place++) open(place)

let sent = 0
const startedAt = performance.now()
const timer = setInterval(() => {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * rate)
  for (; sent < due; sent++) {
    const { head, body = '' } = lines[sent % lines.length]!
    const number = String(sent)
    const socket = sockets[sent % CONNECTIONS]!
    // A server that has closed or that reads no more gets no further bytes.
    if (!socket.writable || socket.writableLength > 65_536) continue
    socket.write(
      `${head.replaceAll('NUMBER', number)}\r\nhost: evil${number}.example\r\nx-forwarded-for: ${network.replace('N', String(sent % 250))}\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  if (performance.now() - startedAt < milliseconds) return
  clearInterval(timer)
  isOn = false
  for (const socket of sockets) socket.destroy()
  parentPort?.postMessage({ sent, answers } satisfies AttackOutcome)
}, TICK_MS)
