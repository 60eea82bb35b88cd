import { nearestInDirection, type Direction } from '#kit/ui/nearest-in-direction.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { watchPads } from './watch-pads.ts'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
/** Pages of tiles; everywhere else arrow keys scroll as ever. */
const TILE_PAGES: readonly string[] = ['home', 'games', 'category', 'hub']
/** These have arrow keys of their own. */
const OWN_ARROWS =
  'input, textarea, select, canvas, [contenteditable], [role="radiogroup"] *, [role="tablist"] *'
const TARGETS = 'a[href], button:not(:disabled), summary'
/** Who has neither a mouse nor a finger on the screen moves by arrows alone: a television. */
const isTelevision = () => matchMedia('(hover: none) and (not (pointer: coarse))').matches

/** Lets arrow keys and gamepads move the focus to what lies in their direction. */
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
    // Up and down scroll until something has the focus, because that is what they do for whoever reads with a mouse.
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

/** Moves the focus one step; false where nothing lies that way. */
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

/** Out of the dialog on top, else to the page before. */
function back() {
  const dialog = openDialog()
  if (!dialog) history.back()
  else if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

function openDialog(): HTMLDialogElement | undefined {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  return dialogs[dialogs.length - 1]
}

/** In an open dialog only what is in it. */
function reachable(): HTMLElement[] {
  const around = openDialog() ?? document
  return [...around.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      target.ariaHidden !== 'true' &&
      !target.matches('.skip-link'),
  )
}

/** The content comes first: whoever enters wants a game, not the rail. */
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
