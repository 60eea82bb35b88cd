import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { CoordinatorMessage, WorkerMessage } from '../../model.ts'

export const FAKE_KEY = 'a key that workers may use'

type Heard<T extends WorkerMessage['type']> = Extract<WorkerMessage, { type: T }>

/** The other end of a worker's connection, on a real port: records messages, and sends what a test tells it to. */
export interface FakeCoordinator {
  readonly url: string
  readonly heard: readonly WorkerMessage[]
  /** Uploaded saves, one character per byte. */
  readonly saves: Map<string, string>
  say(message: CoordinatorMessage): void
  /** The next message of these kinds that fits, including earlier ones that were not read yet. */
  next<T extends WorkerMessage['type']>(
    types: T | readonly T[],
    fits?: (message: Heard<T>) => boolean,
  ): Promise<Heard<T>>
  /** Closes; `comeBack` listens on the same port again. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

export async function openFakeCoordinator(): Promise<FakeCoordinator> {
  const heard: WorkerMessage[] = []
  const asked = new Set<WorkerMessage>()
  const news = new EventTarget()
  const saves = new Map<string, string>()
  let worker: WebSocket | undefined
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(wanted: number): Promise<Server> {
    const http = createServer((request, response) => void serveSaves(request, response, saves))
    const sockets = new WebSocketServer({ noServer: true })
    http.on('upgrade', (request, stream, head) => {
      if (request.headers.authorization !== `Bearer ${FAKE_KEY}`) return void stream.destroy()
      sockets.handleUpgrade(request, stream, head, (socket) => {
        worker = socket
        socket.on('message', (data) => {
          heard.push(JSON.parse(data.toString()) as WorkerMessage)
          news.dispatchEvent(new Event('message'))
        })
      })
    })
    http.listen(wanted, '127.0.0.1')
    await once(http, 'listening')
    return http
  }

  return {
    url: `http://127.0.0.1:${port}/api/worker`,
    heard,
    saves,
    say: (message) => worker?.send(JSON.stringify(message)),
    async next<T extends WorkerMessage['type']>(
      types: T | readonly T[],
      fits: (message: Heard<T>) => boolean = () => true,
    ) {
      const wanted: readonly string[] = [types].flat()
      for (;;) {
        const found = heard.find(
          (message): message is Heard<T> =>
            wanted.includes(message.type) && !asked.has(message) && fits(message as Heard<T>),
        )
        if (found) {
          asked.add(found)
          return found
        }
        await once(news, 'message')
      }
    },
    async goAway() {
      worker?.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
    async comeBack() {
      server = await listen(port)
    },
  }
}

async function serveSaves(request: IncomingMessage, response: ServerResponse, saves: Map<string, string>) {
  const playId = /^\/api\/worker\/saves\/([\w-]+)$/.exec(request.url ?? '')?.[1]
  if (!playId || request.headers.authorization !== `Bearer ${FAKE_KEY}`) return response.writeHead(401).end()
  if (request.method === 'PUT') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    saves.set(playId, Buffer.concat(parts).toString('latin1'))
    return response.writeHead(204).end()
  }
  const kept = saves.get(playId)
  return kept === undefined ? response.writeHead(204).end() : response.end(Buffer.from(kept, 'latin1'))
}
