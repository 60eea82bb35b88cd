import { join } from 'node:path'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { portOf } from '#kit/sdk/protocol.ts'
import { openDeclarations, openUploads, serveUploads } from '#modules/hosted/server/index.ts'

const root = join(import.meta.dirname, '../..')
/** Host name of the page around the game, which no game can have. */
const PORTAL = 'portal-of-reports'

/** A minimal portal, enough to tell whether a game follows it: a channel, facts, and an answer to each request. */
const SCRIPT = `
const facts = { language: 'en', theme: 'light', isMuted: false, isPaused: false, params: {}, link: location.href, safe: { top: 0, right: 0, bottom: 0, left: 0 } }
const seen = (window.seen = { speaks: false, readyAt: 0 })
const frame = document.querySelector('iframe')
let port
window.setFacts = (change) => { Object.assign(facts, change); port?.postMessage({ t: 'facts', facts }) }
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.data?.sdk !== 'hello') return
  const { port1, port2 } = new MessageChannel()
  port = port1
  seen.speaks = true
  port.onmessage = ({ data }) => {
    if (data?.t === 'ready' && !seen.readyAt) seen.readyAt = performance.now()
    if (data?.t !== 'ask') return
    const { what } = data.question ?? {}
    const value = what === 'saves' ? {} : what === 'break' ? { wasShown: false, isRewarded: false } : true
    port.postMessage({ t: 'answer', n: data.n, value })
  }
  frame.contentWindow.postMessage(${JSON.stringify(portOf())}, event.origin, [port2])
  port.postMessage({ t: 'facts', facts })
})
`

export interface ServedVersion {
  /** URL of the page that acts as the portal. */
  readonly page: string
  /** Origin of the game. */
  readonly origin: string
  close(): Promise<void>
}

/** Serves one stored version as the games server does, with a page around it. */
export async function serveVersion(folder: string, slug: string, version: string): Promise<ServedVersion> {
  const app = Fastify()
  let port = 0
  const uploads = openUploads(folder)
  const allow = (await openDeclarations(uploads).threadsOf(slug, version))
    ? 'autoplay; cross-origin-isolated'
    : 'autoplay'
  const hostOf = (name: string) => `http://${name}.localhost:${port}`
  await app.register(async (games) => {
    games.get('/portal', async (_request, reply) =>
      reply
        .header(
          'content-security-policy',
          `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src ${hostOf(slug)}`,
        )
        .header('cross-origin-opener-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><meta name="viewport" content="width=device-width"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}</style><iframe sandbox="allow-scripts allow-pointer-lock allow-same-origin" allow="${allow}" src="${hostOf(slug)}/${version}/"></iframe><script>${SCRIPT}</script>`,
        ),
    )
  })
  serveUploads(app, {
    uploads,
    // The port is known only after listening; the host is compared with that of the request.
    get gamesUrl() {
      return `http://*.localhost:${port}`
    },
    scripts: join(root, 'dist/client/sdk'),
    isShown: (name) => name === slug,
    get portalOrigin() {
      return undefined
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  return { page: `${hostOf(PORTAL)}/portal`, origin: hostOf(slug), close: () => app.close() }
}
