import type { Tag, TagKind } from '../model.ts'

/** Globals that the scripts expect: a function that queues calls until its script has loaded. */
interface TagGlobals {
  dataLayer?: unknown[]
  fbq?: unknown
  _fbq?: unknown
}

type Prepare = (tag: Tag, page: TagGlobals, now: number) => string

interface PixelQueue {
  (...words: readonly unknown[]): void
  callMethod?: (...words: readonly unknown[]) => void
  push?: PixelQueue
  queue: unknown[][]
  loaded: boolean
  version: string
}

function openPixelQueue(): PixelQueue {
  const queue: unknown[][] = []
  const say = (...words: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...words)
    else queue.push(words)
  }
  const pixel: PixelQueue = Object.assign(say, { queue, loaded: true, version: '2.0' })
  pixel.push = pixel
  return pixel
}

const withId = (script: string, id: string) => {
  const address = new URL(script)
  address.searchParams.set('id', id)
  return address.href
}

/** Initialises each kind; returns the URL of its script. */
const PREPARE: Readonly<Record<TagKind, Prepare>> = {
  pixel({ script, id }, page) {
    const pixel = openPixelQueue()
    page.fbq = page._fbq = pixel
    // Counts the visit only: by default the pixel also reads buttons and forms.
    pixel('set', 'autoConfig', false, id)
    pixel('init', id)
    pixel('track', 'PageView')
    return script
  },
  loader({ script, id }, page, now) {
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'gtm.js', 'gtm.start': now })
    return withId(script, id)
  },
  analytics({ script, id }, page, now) {
    const layer = (page.dataLayer ??= [])
    // gtag recognises its calls by an `arguments` object: an array is ignored.
    const say = function () {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments)
    } as (...words: readonly unknown[]) => void
    say('js', new Date(now))
    // The query may contain an invitation key: only the path is sent.
    say('config', id, { page_location: location.origin + location.pathname })
    return withId(script, id)
  },
  ads: ({ script }) => script,
}

/** A script in the page runs until the page is unloaded. */
const scriptOf = ({ kind }: Tag) => document.head.querySelector(`script[data-tag="${kind}"]`)

export const isRunning = (tags: readonly Tag[]) => tags.some(scriptOf)

/** Loads the scripts that are not running yet. */
export function runTags(tags: readonly Tag[], now: number) {
  for (const tag of tags) {
    if (scriptOf(tag)) continue
    const script = document.createElement('script')
    script.dataset['tag'] = tag.kind
    script.async = true
    script.src = PREPARE[tag.kind](tag, window as TagGlobals, now)
    document.head.append(script)
  }
}

const THEIR_COOKIES = /^_(ga|gid|gat|gcl|gac|fbp|fbc)/

/** Deletes the cookies that the scripts have set, on any of our host's domains. */
export function dropTheirCookies() {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]!.trim())
  const labels = location.hostname.split('.')
  const hosts = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((one) => THEIR_COOKIES.test(one)))
    for (const host of ['', ...hosts]) document.cookie = `${name}=; max-age=0; path=/${host}`
}
