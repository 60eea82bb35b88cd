import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { STREAM_PROTOCOL } from '../model.ts'
import { LONGEST_MESSAGE } from './input-guard.ts'
import type { HostOrder } from './parts.ts'

type ConnectOrder = Extract<HostOrder, { type: 'connect' }>

/**
 * Completes a handshake that another process has accepted: the request has been read and its token validated, so only the upgrade
 * remains to be answered.
 */
export function openHandshake() {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Video does not compress, and keys are short.
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
    handleProtocols: (offered) => (offered.has(STREAM_PROTOCOL) ? STREAM_PROTOCOL : false),
  })
  return {
    accept({ request, head }: ConnectOrder, socket: Socket, onOpen: (socket: WebSocket) => void) {
      socket.on('error', () => socket.destroy())
      socket.setNoDelay(true)
      const asked = Object.assign(new IncomingMessage(socket), {
        method: 'GET',
        url: request.url,
        headers: { ...request.headers },
      })
      server.handleUpgrade(asked, socket, Buffer.from(head, 'base64'), onOpen)
    },
  }
}
