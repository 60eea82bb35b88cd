import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { AttackOutcome, AttackWish } from './siege.ts'
import type { Line } from './siege-kinds.ts'

/** Connections of one attacker; requests are sent whether answers arrive or not. */
const CONNECTIONS = 40
const TICK_MS = 20
const DRIP_MS = 200

const { port, rate, milliseconds, network, lines, token } = workerData as AttackWish
const shared: Socket[] = []
const own = new Set<Socket>()
const dripping = new Set<Socket>()
const answers: Record<string, number> = {}

function openSocket(): Socket {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  socket.on('error', () => undefined)
  // Only status lines are read, to count answers by status.
  socket.on('data', (chunk: Buffer) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
      answers[status!] = (answers[status!] ?? 0) + 1
  })
  return socket
}

function share(place: number) {
  const socket = openSocket()
  socket.once('close', () => isOn && share(place))
  shared[place] = socket
}

function openOwn(): Socket {
  const socket = openSocket()
  own.add(socket)
  socket.once('close', () => {
    own.delete(socket)
    dripping.delete(socket)
  })
  return socket
}

function send({ head, headers = [], body = '', connection }: Line, number: number) {
  const socket = connection ? openOwn() : shared[number % CONNECTIONS]!
  // Nothing more is sent to a server that has closed or has stopped reading.
  if (!socket.writable || socket.writableLength > 65_536) return
  const filled = (text: string) =>
    text.replaceAll('NUMBER', String(number)).replaceAll('DEVICE', () => randomUUID())
  const content = filled(body)
  const all = [
    filled(head),
    `host: evil${number}.example`,
    `x-forwarded-for: ${network.replace('N', String(number % 250))}`,
    'accept-encoding: br',
    `connection: ${headers.some((line) => line.startsWith('upgrade')) ? 'upgrade' : 'keep-alive'}`,
    'content-type: application/json',
    ...headers.map((line) => line.replace('TOKEN', token)),
    `content-length: ${Buffer.byteLength(content)}`,
  ]
  socket.write(`${all.join('\r\n')}\r\n\r\n${connection === 'drips' ? '' : content}`)
  if (connection === 'drips') dripping.add(socket)
}

let isOn = true
for (let place = 0; place < CONNECTIONS; place++) share(place)

let sent = 0
const startedAt = performance.now()
const drips = setInterval(() => dripping.forEach((socket) => socket.writable && socket.write(' ')), DRIP_MS)
const timer = setInterval(() => {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * rate)
  for (; sent < due; sent++) send(lines[sent % lines.length]!, sent)
  if (performance.now() - startedAt < milliseconds) return
  clearInterval(timer)
  clearInterval(drips)
  isOn = false
  for (const socket of [...shared, ...own]) socket.destroy()
  parentPort?.postMessage({ sent, answers } satisfies AttackOutcome)
}, TICK_MS)
