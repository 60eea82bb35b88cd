import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { WebSocketServer } from 'ws'
import { SAVES_FILE, type HostOrder, type HostReport } from '../../host/parts.ts'
import { STREAM_PROTOCOL } from '../../model.ts'

/**
 * A session host without a game: it does what the profile's environment tells it to. `FAKE` is a fault:
 * `deafStart`, `deafEnd`, `fails`, `diesAtStart`, `falls silent`, `outlives` or `none`. `COST` is what a million pixels take.
 */
const tell = (report: HostReport) => process.connected && process.send?.(report)
const server = new WebSocketServer({ noServer: true, handleProtocols: () => STREAM_PROTOCOL })
let fault = 'none'
let folder = ''
let cost: { readonly pictureCost: number } | undefined

process.on('message', (order: HostOrder, socket?: Socket) => {
  if (order.type === 'start') start(order)
  else if (order.type === 'connect' && socket) connect(order, socket)
  else if (order.type === 'timeLeft') for (const client of server.clients) client.send(JSON.stringify(order))
  else if (order.type === 'end' && fault !== 'deafEnd') end(order)
})
process.on('disconnect', () => fault !== 'outlives' && process.exit(0))

function start({ wishes }: Extract<HostOrder, { type: 'start' }>): void {
  fault = wishes.profile.environment?.['FAKE'] ?? 'none'
  folder = wishes.folder
  const given = wishes.profile.environment?.['COST']
  cost = given === undefined ? undefined : { pictureCost: Number(given) }
  if (fault === 'diesAtStart') process.exit(3)
  if (fault === 'deafStart') return
  if (fault === 'fails') return void tell({ type: 'failed', reason: 'No display' })
  // A child that outlives its parent unless the whole process group is ended.
  const sandbox = spawn('sleep', ['600'], { stdio: 'ignore' })
  writeFileSync(join(folder, 'sandbox.pid'), String(sandbox.pid))
  tell({ type: 'ready', milliseconds: 1 })
  tell({ type: 'state', state: 'waiting' })
  if (fault !== 'falls silent') setInterval(() => tell({ type: 'state', state: stateNow(), ...cost }), 20)
}

const stateNow = () => (server.clients.size > 0 ? 'playing' : 'waiting')

function connect({ request, head }: Extract<HostOrder, { type: 'connect' }>, socket: Socket): void {
  server.handleUpgrade(
    { ...request, method: 'GET' } as unknown as IncomingMessage,
    socket,
    Buffer.from(head, 'base64'),
    (client) => {
      client.send(JSON.stringify({ type: 'welcome', saves: readSaves() }))
      client.on('message', (data) => writeFileSync(join(folder, SAVES_FILE), data as Buffer))
      tell({ type: 'state', state: 'playing' })
    },
  )
}

const readSaves = () => {
  const file = join(folder, SAVES_FILE)
  return existsSync(file) ? readFileSync(file, 'base64') : null
}

function end({ reason }: Extract<HostOrder, { type: 'end' }>): void {
  for (const client of server.clients) client.close(4003, reason)
  tell({ type: 'ended', reason })
}
