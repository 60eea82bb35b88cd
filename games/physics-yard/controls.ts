import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { aimCode, columnCode, lineCode, placeCode, type Place } from './codes.ts'
import { AWAY, far, FIELD, type Yard, type YardRules } from './yard.ts'

/** How fingers and keys become actions; places are in field units. */
export interface Controls {
  down(at: Place, yard: Yard): void
  move(at: Place, yard: Yard): void
  up(at: Place, yard: Yard): void
  /** True when the key was used. */
  key(key: string, yard: Yard): boolean
  /** Keys that are held, once a tick. */
  steer(keys: ReadonlySet<string>, yard: Yard): void
  draw(brush: Brush, yard: Yard): void
}

type Act = (input: number) => void
/** Shows what would be done there. */
export type Preview = (brush: Brush, yard: Yard, at: Place) => void

const ACTS = [' ', 'Enter']
const TOUCH_REACH = 36
const KEY_STEP = 3.2
const nothing = () => undefined
const clampField = ({ x, y }: Place): Place => ({
  x: Math.max(0, Math.min(FIELD, x)),
  y: Math.max(0, Math.min(FIELD, y)),
})

function arrows(keys: ReadonlySet<string>): Place {
  return {
    x: (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0),
    y: (keys.has('ArrowDown') ? 1 : 0) - (keys.has('ArrowUp') ? 1 : 0),
  }
}

/** The hand of a gesture. */
export function controlsOf(rules: YardRules, act: Act, preview: Preview): Controls {
  if (rules.gesture === 'spots') return spotControls(rules, act)
  if (rules.gesture === 'press') return pressHand(act)
  if (rules.gesture === 'pull') return pullControls(rules, act)
  if (rules.gesture === 'line') return lineControls(act)
  return placeControls(rules.gesture === 'column' ? ({ x }) => columnCode(x) : placeCode, act, preview)
}

const pressHand = (act: Act): Controls => ({
  down: () => act(1),
  move: nothing,
  up: nothing,
  key(key) {
    if (!ACTS.includes(key)) return false
    act(1)
    return true
  },
  steer: nothing,
  draw: nothing,
})

function spotControls(rules: YardRules, act: Act): Controls {
  const spots = (yard: Yard) => rules.spots?.(yard) ?? []
  let cursor = -1
  return {
    down(at, yard) {
      cursor = -1
      let nearest = TOUCH_REACH
      let best = -1
      for (const [index, spot] of spots(yard).entries()) {
        const apart = far(spot, at)
        if (apart >= nearest) continue
        nearest = apart
        best = index
      }
      if (best >= 0) act(best + 1)
    },
    move: nothing,
    up: nothing,
    key(key, yard) {
      const places = spots(yard)
      const here = places[cursor]
      if (ACTS.includes(key)) {
        if (here && here.x > -999) act(cursor + 1)
        else cursor = nextSpot(places, undefined, { x: 1, y: 0 })
        return true
      }
      if (!key.startsWith('Arrow')) return false
      cursor = nextSpot(places, here && here.x > -999 ? here : undefined, arrows(new Set([key])))
      return true
    },
    steer: nothing,
    draw(brush, yard) {
      const at = spots(yard)[cursor] ?? AWAY
      if (at.x > -999) brush.ring(at.x, at.y, 22, 4, PAINT.shell, 0.9)
    },
  }
}

/** The nearest spot in a direction. */
function nextSpot(places: readonly Place[], here: Place | undefined, way: Place): number {
  if (!here) return places.findIndex(({ x }) => x > -999)
  let best = places.findIndex((place) => place.x === here.x && place.y === here.y)
  let least = Infinity
  for (const [index, { x, y }] of places.entries()) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y
    if (ahead < 1 || x < -999) continue
    const cost = ahead + 2.2 * Math.abs((x - here.x) * way.y - (y - here.y) * way.x)
    if (cost >= least) continue
    least = cost
    best = index
  }
  return best
}

function placeControls(codeOf: (at: Place) => number, act: Act, preview: Preview): Controls {
  let at: Place | undefined
  let isHeld = false
  return {
    down(place) {
      isHeld = true
      at = clampField(place)
    },
    move(place) {
      at = clampField(place)
    },
    up(place) {
      if (!isHeld) return
      isHeld = false
      at = clampField(place)
      act(codeOf(at))
    },
    key(key) {
      if (ACTS.includes(key)) {
        if (at) act(codeOf(at))
        at ??= { x: 200, y: 120 }
        return true
      }
      if (!key.startsWith('Arrow')) return false
      at ??= { x: 200, y: 120 }
      return true
    },
    steer(keys) {
      const { x, y } = arrows(keys)
      if (at && (x !== 0 || y !== 0)) at = clampField({ x: at.x + x * KEY_STEP, y: at.y + y * KEY_STEP })
    },
    draw(brush, yard) {
      if (at && yard.left > 0) preview(brush, yard, at)
    },
  }
}

const SHORTEST_PULL = 14
const LONGEST_PULL = 130

function pullControls(rules: YardRules, act: Act): Controls {
  let from: Place | undefined
  let aim: { readonly angle: number; readonly power: number } | undefined
  return {
    down(at) {
      from = at
      aim = undefined
    },
    move(at) {
      if (!from) return
      const [dx, dy] = [from.x - at.x, from.y - at.y]
      const length = Math.hypot(dx, dy)
      aim =
        length < SHORTEST_PULL
          ? undefined
          : { angle: Math.atan2(dy, dx), power: Math.min(1, (length - SHORTEST_PULL) / LONGEST_PULL) }
    },
    up(at, yard) {
      if (from) this.move(at, yard)
      from = undefined
      if (aim) act(aimCode(aim.angle, aim.power))
      aim = undefined
    },
    key(key) {
      if (ACTS.includes(key)) {
        if (aim) act(aimCode(aim.angle, aim.power))
        aim ??= { angle: -0.7, power: 0.6 }
        return true
      }
      if (!key.startsWith('Arrow')) return false
      aim ??= { angle: -0.7, power: 0.6 }
      return true
    },
    steer(keys) {
      const { x, y } = arrows(keys)
      if (!aim || from || (x === 0 && y === 0)) return
      aim = { angle: aim.angle + x * 0.02, power: Math.max(0.05, Math.min(1, aim.power - y * 0.012)) }
    },
    draw(brush, yard) {
      const muzzle = rules.muzzle?.(yard)
      if (!aim || !muzzle || !rules.isReady(yard)) return
      const { angle, power } = aim
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const back = 14 + power * 34
      brush.line([muzzle.x - dx * back, muzzle.y - dy * back, muzzle.x, muzzle.y], 5, PAINT.coral, 0.8)
      const reach = 26 + power * 70
      for (let dot = 1; dot <= 6; dot++) {
        const k = dot / 6
        const fall = 46 * k * k * (1.3 - power)
        brush.disc(
          muzzle.x + dx * reach * k * 1.5,
          muzzle.y + dy * reach * k * 1.5 + fall,
          4.4 - k * 2.4,
          PAINT.shell,
          0.9 - k * 0.5,
        )
      }
    },
  }
}

const SHORTEST_LINE = 25
const LONGEST_LINE = 150

function lineControls(act: Act): Controls {
  let from: Place | undefined
  let to: Place | undefined
  let cursor: Place | undefined
  const done = (start: Place, end: Place) => act(lineCode(clampField(start), clampField(end)))
  return {
    down(at) {
      from = to = at
      cursor = undefined
    },
    move(at) {
      if (from) to = at
    },
    up(at) {
      if (from) done(from, far(from, at) < SHORTEST_LINE ? from : at)
      from = to = undefined
    },
    key(key) {
      if (key === 'Enter') {
        done({ x: 200, y: 30 }, { x: 200, y: 30 })
        return true
      }
      if (key === ' ') {
        cursor ??= { x: 200, y: 200 }
        if (from && far(from, cursor) >= SHORTEST_LINE) {
          done(from, cursor)
          from = to = undefined
        } else from = cursor
        return true
      }
      if (!key.startsWith('Arrow')) return false
      cursor ??= { x: 200, y: 200 }
      return true
    },
    steer(keys) {
      const { x, y } = arrows(keys)
      if (!cursor || (x === 0 && y === 0)) return
      cursor = clampField({ x: cursor.x + x * KEY_STEP, y: cursor.y + y * KEY_STEP })
      if (from) to = cursor
    },
    draw(brush) {
      if (cursor) brush.ring(cursor.x, cursor.y, 12, 3, PAINT.shell, 0.9)
      if (!from || !to) return
      const length = far(from, to)
      if (length < SHORTEST_LINE) return
      const share = Math.min(1, LONGEST_LINE / length)
      brush.line(
        [from.x, from.y, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share],
        9,
        '#ffe0a0',
        0.7,
      )
    },
  }
}
