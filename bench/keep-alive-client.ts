import { connect, type Socket } from 'node:net'

export interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const CONNECTIONS = 32

/** Requests per second over keep-alive connections, each sending its next request after the last answer. */
export async function requestsPerSecond(
  url: string,
  request: Request,
  milliseconds: number,
): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const bytes = requestBytes(host, request)
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(hostname, Number(port))))
  const start = performance.now()
  const end = start + milliseconds
  const counts = await Promise.all(sockets.map((socket) => askUntil(socket, bytes, end)))
  const seconds = (performance.now() - start) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function requestBytes(host: string, { path, headers, body }: Request): Buffer {
  const lines = Object.entries({
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

const open = (host: string, port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Reads only the length of each answer: the client must be much cheaper than the server, or it would limit the result. */
function askUntil(socket: Socket, bytes: Buffer, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const split = received.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(received)?.[1]
      if (split === -1 || length === undefined || received.length < split + 4 + Number(length)) return
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 300)))
      count++
      received = ''
      if (performance.now() < end) return void socket.write(bytes)
      socket.destroy()
      resolve(count)
    })
    socket.once('error', reject)
    socket.write(bytes)
  })
}
