import { callApi } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { connectLive } from '#kit/web/live.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

/** Where sockets are opened: below the API, over TLS when the page is. */
function liveUrl(): URL {
  const url = new URL(`${webConfig().apiBase.replace(/\/$/, '')}/live`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}

/** Lets news reach this page. A socket is opened when a screen listens for the first time. */
export const startLive = () =>
  connectLive({
    ticket: async () => (await callApi(presenceCalls.takeTicket, {})).ticket,
    open: (protocols) => new WebSocket(liveUrl(), [...protocols]),
  })
