/** Buttons of a standard gamepad; other pads are ignored. */
export type PadButton =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'south'
  | 'east'
  | 'west'
  | 'north'
  | 'shoulderLeft'
  | 'shoulderRight'
  | 'start'

/** The key that a button acts as. */
export type PadKeys = Readonly<Partial<Record<PadButton, string>>>

interface PadState {
  readonly mapping: string
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/** Pads in seat order, read as keys; a single pad plays the first seat. */
export interface Gamepads {
  /** Polls the pads; returns the keys that went down since the last poll. */
  poll(): readonly string[]
  /** Keys held on the keyboard and on the pads. */
  keys(held: ReadonlySet<string>): ReadonlySet<string>
  /** Stick of a seat, from -1 to 1 per axis; `undefined` at rest. */
  stick(seat: 0 | 1): { readonly x: number; readonly y: number } | undefined
}

/** Button indices of a standard pad. */
const PLACES: readonly (readonly [number, PadButton])[] = [
  [0, 'south'],
  [1, 'east'],
  [2, 'west'],
  [3, 'north'],
  [4, 'shoulderLeft'],
  [5, 'shoulderRight'],
  [9, 'start'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
]
const DEAD_ZONE = 0.3

const ofBrowser = (): readonly (PadState | null)[] =>
  typeof navigator !== 'undefined' && 'getGamepads' in navigator ? navigator.getGamepads() : []

/** Reads pads as keys; `maps` gives the key of each button per seat. */
export function openGamepads(maps: readonly PadKeys[], read = ofBrowser): Gamepads {
  let held: ReadonlySet<string> = new Set()
  let sticks: readonly ({ readonly x: number; readonly y: number } | undefined)[] = []
  return {
    poll() {
      const pads = read().filter((pad): pad is PadState => pad?.mapping === 'standard')
      sticks = pads.map(stickOf)
      const now = new Set<string>()
      for (const [seat, map] of maps.entries()) {
        const pad = pads[seat]
        if (pad) for (const button of pressedOn(pad, sticks[seat])) if (map[button]) now.add(map[button])
      }
      const fresh = [...now].filter((key) => !held.has(key))
      held = now
      return fresh
    },
    keys: (keyboard) => (held.size === 0 ? keyboard : new Set([...keyboard, ...held])),
    stick: (seat) => sticks[seat],
  }
}

function stickOf({ axes: [x = 0, y = 0] }: PadState) {
  return Math.hypot(x, y) < DEAD_ZONE ? undefined : { x, y }
}

function pressedOn({ buttons }: PadState, stick: ReturnType<typeof stickOf>): readonly PadButton[] {
  const down = PLACES.filter(([place]) => buttons[place]?.pressed).map(([, button]) => button)
  if (!stick) return down
  const { x, y } = stick
  if (Math.abs(x) > DEAD_ZONE) down.push(x < 0 ? 'left' : 'right')
  if (Math.abs(y) > DEAD_ZONE) down.push(y < 0 ? 'up' : 'down')
  return down
}
