import { nearestInDirection, type Direction } from '#kit/ui/nearest-in-direction.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { watchPads } from './watch-pads.ts'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
/** Pages of tiles; elsewhere arrow keys scroll. */
const TILE_PAGES: readonly string[] = ['home', 'games', 'category', 'hub']
/** Elements that use arrow keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, canvas, [contenteditable], [role="radiogroup"] *, [role="tablist"] *'
const TARGETS = 'a[href], button:not(:disabled), summary'
/** Neither a mouse nor a touch screen: a television, where arrows are the only way to move. */
const isTelevision = () => matchMedia('(hover: none) and (not (pointer: coarse))').matches

/** Lets arrow keys and gamepads move the focus to the nearest target in their direction. */
export function moveFocusByArrows(navigation: Navigation) {
  const hasTiles = () => TILE_PAGES.includes(navigation.view().route.name)
  addEventListener('keydown', (event) => {
    const direction = KEYS[event.key]
    if (
      !direction ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    if (!hasTiles() || document.activeElement?.matches(OWN_ARROWS)) return
    // Up and down scroll until something has the focus, as readers with a mouse expect.
    const mayEnter = direction === 'left' || direction === 'right' || isTelevision()
    if (step(direction, mayEnter)) event.preventDefault()
  })
  watchPads({
    isOn: () => navigation.view().route.layout !== 'game' && navigation.view().route.layout !== 'bare',
    move: (direction) => void step(direction, true),
    press: () => (document.activeElement as HTMLElement | null)?.click(),
    back,
  })
}

/** Moves the focus one step; false if there is no target in that direction. */
function step(direction: Direction, mayEnter: boolean): boolean {
  const targets = reachable()
  const from = document.activeElement
  const isInside = from !== null && from !== document.body && from.checkVisibility()
  if (!isInside) return mayEnter && focus(targets.find(isOnScreen))
  const others = targets.filter((target) => target !== from)
  const place = nearestInDirection(
    from.getBoundingClientRect(),
    direction,
    others.map((target) => target.getBoundingClientRect()),
  )
  return place !== undefined && focus(others[place])
}

/** Closes the topmost dialog, or else goes to the previous page. */
function back() {
  const dialog = openDialog()
  if (!dialog) history.back()
  else if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

function openDialog(): HTMLDialogElement | undefined {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  return dialogs[dialogs.length - 1]
}

/** The focusable elements; only those of the open dialog, if there is one. */
function reachable(): HTMLElement[] {
  const around = openDialog() ?? document
  return [...around.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      target.ariaHidden !== 'true' &&
      !target.matches('.skip-link'),
  )
}

/** Prefers the content: a player wants a game, not the rail. */
function isOnScreen(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect()
  return target.closest('main, dialog') !== null && top >= 0 && bottom <= innerHeight
}

function focus(target: HTMLElement | undefined): boolean {
  if (!target) return false
  target.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}
