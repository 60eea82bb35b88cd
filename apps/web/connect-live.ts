import { callApi } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { connectLive } from '#kit/web/live.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

/** The address of the sockets: the API's host, `wss` when the page has TLS. */
function liveUrl(): URL {
  const url = new URL(`${webConfig().apiBase.replace(/\/$/, '')}/live`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}

/** Connects the page to live hints. A socket is opened when a screen first listens. */
export const startLive = () =>
  connectLive({
    ticket: async () => (await callApi(presenceCalls.takeTicket, {})).ticket,
    open: (protocols) => new WebSocket(liveUrl(), [...protocols]),
  })
