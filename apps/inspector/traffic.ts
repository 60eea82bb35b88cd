import type { Chromium } from './chromium.ts'
import { shortLine } from '#modules/studio/model.ts'
import type { ServedVersion } from './serve-version.ts'

// Parameters of the protocol events used below.
interface Heard {
  readonly requestId: string
  readonly encodedDataLength: number
  readonly request: unknown
  readonly exceptionDetails: unknown
  readonly entry: unknown
  readonly context: unknown
}

/** Records network traffic, errors, and the execution context of the game's page. */
export function watchTraffic(chromium: Chromium, { origin, page }: Pick<ServedVersion, 'origin' | 'page'>) {
  const portal = new URL(page).origin
  const open = new Set<string>()
  const errors = new Set<string>()
  const outside = new Set<string>()
  let bytes = 0
  let lastAt = performance.now()
  let context: number | undefined
  const isOurs = (url: string) =>
    url.startsWith(`${origin}/`) || url.startsWith(`${portal}/`) || /^(data|blob|about):/.test(url)
  const hear: Record<string, (params: Heard) => void> = {
    'Network.requestWillBeSent'({ requestId, request }) {
      const { url } = request as { readonly url: string }
      // Browsers request this by themselves.
      if (url.endsWith('/favicon.ico')) return
      if (!isOurs(url)) outside.add(shortLine(url))
      open.add(requestId)
      lastAt = performance.now()
    },
    'Network.loadingFinished'({ requestId, encodedDataLength }) {
      open.delete(requestId)
      bytes += encodedDataLength
      lastAt = performance.now()
    },
    'Network.loadingFailed'({ requestId }) {
      open.delete(requestId)
      lastAt = performance.now()
    },
    'Runtime.exceptionThrown'({ exceptionDetails }) {
      const { text, exception } = exceptionDetails as {
        readonly text: string
        readonly exception?: { readonly description?: string }
      }
      errors.add(shortLine(exception?.description?.split('\n')[0] ?? text))
    },
    'Log.entryAdded'({ entry }) {
      const { level, source, text } = entry as {
        readonly level: string
        readonly source: string
        readonly text: string
      }
      if (level === 'error' && source !== 'security' && !/favicon|Content Security Policy/.test(text))
        errors.add(shortLine(text))
    },
    'Runtime.executionContextCreated'({ context: made }) {
      const {
        id,
        origin: from,
        auxData,
      } = made as {
        readonly id: number
        readonly origin: string
        readonly auxData?: { readonly isDefault?: boolean }
      }
      if (from === origin && auxData?.isDefault) context = id
    },
  }
  chromium.on((method, params) => hear[method]?.(params as unknown as Heard))
  return {
    errors,
    outside,
    gameContext: () => context,
    bytes: () => bytes,
    quietFor: () => (open.size > 0 ? 0 : performance.now() - lastAt),
    begin() {
      bytes = 0
      open.clear()
      context = undefined
      lastAt = performance.now()
    },
  }
}
