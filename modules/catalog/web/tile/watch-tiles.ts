import tile from '#kit/ui/Tile.module.css'
import type { AskedTile } from './tile-menu-trigger.ts'
import styles from './tile.module.css'

/** How long to press before the menu opens, as phones do. */
const LONG_PRESS_MS = 500
/** A finger that moves further is scrolling. */
const SLOP_PX = 10
/** A click caused by the finger comes within this time. */
const CLICK_MS = 500
const TILE = 'li > a[href^="/g/"]'

interface Watching {
  readonly open: (tile: AskedTile) => void
  /** Label of a tile's button. */
  readonly labelOf: (title: string) => string
}

/** The link of a tile: one with a picture, not a name in a list. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(TILE) : null
  return link?.querySelector('img') ? link : undefined
}

function tileOf(link: HTMLAnchorElement): AskedTile {
  const href = link.getAttribute('href')!
  const caption = link.getElementsByClassName(tile['caption']!)[0]
  return {
    slug: decodeURIComponent(/^\/g\/([^/?#]*)/.exec(href)?.[1] ?? ''),
    href,
    title: (caption?.firstChild ?? link).textContent?.trim() ?? '',
  }
}

/**
 * Opens a tile's menu on a long press, the right button or the menu key, and by a button shown on the tile under the mouse or focus.
 * Links stay links for everything else. Returns a function that stops it.
 */
export function watchTiles(page: Document, watching: Watching): () => void {
  const stops = [watchContext(page, watching), watchPresses(page, watching), watchPointed(page, watching)]
  return () => stops.forEach((stop) => stop())
}

/** The right button, the menu key, and a long press where the browser reports it. Shift keeps the browser's own menu. */
function watchContext(page: Document, { open }: Watching) {
  const ask = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || event.shiftKey || event.ctrlKey) return
    event.preventDefault()
    open(tileOf(link))
  }
  page.addEventListener('contextmenu', ask)
  return () => page.removeEventListener('contextmenu', ask)
}

/** A long press, for browsers that do not report it. */
function watchPresses(page: Document, { open }: Watching) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let isHeld = false
  const leave = () => clearTimeout(timer)
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const heed = () => page.removeEventListener('click', swallow, { capture: true })
  const begin = ({ target, touches }: TouchEvent) => {
    leave()
    isHeld = false
    heed()
    const link = linkAt(target)
    const [finger] = touches
    if (!link || !finger || touches.length > 1) return
    start = { x: finger.clientX, y: finger.clientY }
    timer = setTimeout(() => {
      isHeld = true
      page.addEventListener('click', swallow, { capture: true, once: true })
      open(tileOf(link))
    }, LONG_PRESS_MS)
  }
  const move = ({ touches: [finger] }: TouchEvent) => {
    if (finger && Math.hypot(finger.clientX - start.x, finger.clientY - start.y) > SLOP_PX) leave()
  }
  const end = (event: TouchEvent) => {
    leave()
    // The press that opened the menu must not follow the link.
    if (isHeld && event.cancelable) event.preventDefault()
    if (isHeld) setTimeout(heed, CLICK_MS)
    isHeld = false
  }
  const watching = new AbortController()
  const ways = [
    ['touchstart', begin, { passive: true }],
    ['touchmove', move, { passive: true }],
    ['touchend', end, { passive: false }],
    ['touchcancel', leave, { passive: true }],
    ['scroll', leave, { passive: true, capture: true }],
    ['contextmenu', leave, { passive: true }],
  ] as const
  for (const [name, act, options] of ways)
    page.addEventListener(name, act as EventListener, { ...options, signal: watching.signal })
  return () => {
    leave()
    heed()
    watching.abort()
  }
}

/** One button for all tiles, shown on the one under the mouse or focus. */
function watchPointed(page: Document, { open, labelOf }: Watching) {
  const button = page.createElement('button')
  button.type = 'button'
  button.className = styles['more']!
  button.ariaHasPopup = 'dialog'
  button.textContent = '\u22ef'
  let of: HTMLAnchorElement | undefined
  const stand = (link: HTMLAnchorElement) => {
    if (of === link && button.parentElement === link.parentElement) return
    leave()
    of = link
    button.ariaLabel = labelOf(tileOf(link).title)
    link.parentElement!.classList.add(styles['host']!)
    link.after(button)
  }
  const leave = () => {
    button.parentElement?.classList.remove(styles['host']!)
    button.remove()
    of = undefined
  }
  const point = (event: Event) => {
    if ('pointerType' in event && event.pointerType === 'touch') return
    const { target } = event
    if (!(target instanceof Node) || button.contains(target)) return
    const link = linkAt(target)
    if (link) stand(link)
    else if (of && of !== page.activeElement && button !== page.activeElement) leave()
  }
  button.addEventListener('click', (event) => {
    // The rail's row would take the click for opening a game.
    event.stopPropagation()
    if (of) open(tileOf(of))
  })
  page.addEventListener('pointerover', point)
  page.addEventListener('focusin', point)
  return () => {
    leave()
    page.removeEventListener('pointerover', point)
    page.removeEventListener('focusin', point)
  }
}
