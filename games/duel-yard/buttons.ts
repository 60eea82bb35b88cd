import { fillCircle } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Press } from './match.ts'
import { COLORS, DARK, type Pen } from './scenes/scene.ts'
import { SEATS, type Seat } from './yard.ts'

/** Two buttons for any number of fingers: the halves of the screen, and keys of their own. */
export interface Buttons {
  /** Buttons held now; a tap shorter than a tick counts as one. */
  read(keys: ReadonlySet<string>): Press
  draw(pen: Pen): void
  /**
   * Position and size of a seat's button: beside or below the yard where there is space, else small in its
   * corner.
   */
  spot(seat: Seat): { readonly x: number; readonly y: number; readonly radius: number }
  clear(): void
  destroy(): void
}

interface Wishes {
  readonly canvas: HTMLCanvasElement
  size(): StageSize
  mayAct(): boolean
  /** With a friend the right half is his. */
  hasFriend(): boolean
  touched(): void
}

const KEYS: readonly (readonly string[])[] = [
  ['a', 'A', ' ', 'ArrowLeft', 'ArrowUp'],
  ['l', 'L', 'Enter', 'ArrowRight', 'ArrowDown'],
]
const LARGE = 30
const SMALL = 15

export const isButton = (key: string) => KEYS.some((own) => own.includes(key))

export function openButtons({ canvas, size, mayAct, hasFriend, touched }: Wishes): Buttons {
  const leave = new AbortController()
  const fingers = new Map<number, Seat>()
  const tapped = new Set<Seat>()
  const held = new Set<Seat>()

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (!mayAct()) return
      const { left, width } = canvas.getBoundingClientRect()
      const seat: Seat = hasFriend() && event.clientX - left > width / 2 ? 1 : 0
      fingers.set(event.pointerId, seat)
      tapped.add(seat)
      touched()
    },
    { signal: leave.signal },
  )
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  canvas.addEventListener('pointerup', up, { signal: leave.signal })
  canvas.addEventListener('pointercancel', up, { signal: leave.signal })

  function spot(seat: Seat) {
    const { width, height } = size()
    const spare = Math.abs(width - height) / 2
    const radius = spare > 2 * LARGE + 12 ? LARGE : SMALL
    const isBeside = radius === LARGE && width > height
    const inset = isBeside ? spare / 2 : radius + 8
    const y = isBeside ? height / 2 + height * 0.2 : height - (radius === LARGE ? spare / 2 : radius + 8)
    return { x: seat === 0 ? inset : width - inset, y, radius }
  }

  return {
    spot,
    read(keys) {
      held.clear()
      for (const seat of fingers.values()) held.add(seat)
      for (const seat of SEATS) if (KEYS[seat]!.some((key) => keys.has(key))) held.add(hasFriend() ? seat : 0)
      for (const seat of tapped) held.add(seat)
      tapped.clear()
      return ((held.has(0) ? 1 : 0) + (held.has(1) ? 2 : 0)) as Press
    },
    draw(pen) {
      for (const seat of SEATS) {
        if (seat === 1 && !hasFriend()) continue
        const { x, y, radius } = spot(seat)
        const down = held.has(seat) ? radius * 0.13 : 0
        pen.globalAlpha = radius === LARGE ? 0.95 : 0.7
        fillCircle(pen, x, y + radius * 0.16, radius, DARK[seat])
        fillCircle(pen, x, y + down, radius, COLORS[seat])
        fillCircle(pen, x - radius * 0.27, y - radius * 0.3 + down, radius * 0.3, 'rgb(255 255 255 / .6)')
        pen.globalAlpha = 1
      }
    },
    clear() {
      fingers.clear()
      tapped.clear()
    },
    destroy: () => leave.abort(),
  }
}
