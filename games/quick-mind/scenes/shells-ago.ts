import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ANSWERS, beforeOf, rules, type AgoState } from '../verbs/shells-ago.ts'
import { answerKeys } from './answer-keys.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import { find } from './shell-kinds.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 420, zoom: 1.75, tilt: 5, aside: -47, above: -165 }

const GAP = 84
const NOW_X = 322
const SHELF_Y = 156
const MOVE_TICKS = 16

export const scene: SchoolScene<AgoState> = {
  rules,
  backdrop: 'sea',
  waterline: 220,
  wakes: true,
  controls: () => answerKeys({ spots: ANSWERS, reach: 74, ring: 62 }),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 10 },
    hide: { sound: 'flip', count: 0 },
    slip: SLIP,
  },
  hero: () => ({ x: 282, y: 330 }),
  still(brush, look) {
    beach(brush, look, 262)
    brush.round(look.left - 10, SHELF_Y + 46, look.right - look.left + 20, 22, 4, '#6f4320')
    brush.round(look.left - 10, SHELF_Y + 42, look.right - look.left + 20, 16, 4, '#a8693c')
    brush.line([look.left, SHELF_Y + 45, look.right, SHELF_Y + 45], 3, '#e0a56a', 0.6)
  },
  draw(state, brush, look) {
    const slide = look.calm ? 1 : Math.min(1, state.age / MOVE_TICKS)
    const eased = 1 - (1 - slide) ** 3
    thread(state, brush)
    for (const [index, kind] of state.line.entries()) {
      const ago = state.line.length - 1 - index
      const x = NOW_X - (ago - (1 - eased)) * GAP
      if (ago === 0 && eased < 1) drop(brush, kind, eased)
      else if (ago === 0) open(brush, NOW_X, kind)
      else if (isShown(state, ago)) open(brush, x, kind)
      else closed(brush, x, eased === 1 || ago > 1 ? 1 : eased, kind)
    }
    buttons(state, brush)
    clock(brush, 26, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** After an answer the compared shell is turned up. */
const isShown = ({ verdict, over, back }: AgoState, ago: number) => (verdict > 0 || over) && ago === back

function plate(brush: Brush, x: number, color: string) {
  brush.round(x - 36, SHELF_Y - 34, 72, 76, 18, '#03101a', 0.3)
  brush.slab(x - 36, SHELF_Y - 40, 72, 76, 18, color, 6)
}

function open(brush: Brush, x: number, kind: number) {
  plate(brush, x, '#fff4dc')
  find(brush, x, SHELF_Y - 3, 29, kind)
}

/** Turns face down while moving on. */
function closed(brush: Brush, x: number, k: number, kind: number) {
  if (k < 0.5) {
    open(brush, x, kind)
    return
  }
  plate(brush, x, '#4a3a8c')
  for (const wave of [-14, 0, 14]) brush.arc(x, SHELF_Y + wave + 10, 16, 3.6, 5.8, 4, '#9c8be0', 0.8)
}

function drop(brush: Brush, kind: number, k: number) {
  brush.at(NOW_X, -60 * (1 - k), 0, () => {
    plate(brush, 0, '#fff4dc')
    find(brush, 0, SHELF_Y - 3, 29, kind)
  })
}

/** A line from the current shell to the one it is compared with. */
function thread({ back, line }: AgoState, brush: Brush) {
  const to = NOW_X - back * GAP
  const isThere = line.length > back
  const points: number[] = []
  for (let step = 0; step <= 12; step++) {
    const k = step / 12
    points.push(NOW_X + (to - NOW_X) * k, SHELF_Y - 44 - Math.sin(k * Math.PI) * (16 + back * 9))
  }
  brush.line(points, 4, '#ffe9a8', isThere ? 0.95 : 0.35)
  brush.line(
    [to - 8, SHELF_Y - 56, to, SHELF_Y - 44, to + 9, SHELF_Y - 55],
    4,
    '#ffe9a8',
    isThere ? 0.95 : 0.35,
  )
  if (!isThere) brush.ring(to, SHELF_Y, 24, 3, '#ffe9a8', 0.3)
}

function buttons(state: AgoState, brush: Brush) {
  const right = state.line.at(-1) === beforeOf(state) ? 1 : 0
  const waits = state.look > 0
  const [other, same] = ANSWERS
  answer(brush, [other.x, other.y, 52], waits ? '#6d5f8a' : PAINT.coral, judged(state, 0, right))
  twin(brush, other.x, other.y, false)
  answer(brush, [same.x, same.y, 52], waits ? '#6d5f8a' : '#38b36b', judged(state, 1, right))
  twin(brush, same.x, same.y, true)
}

/** Two equal shells, or two different ones. */
function twin(brush: Brush, x: number, y: number, isSame: boolean) {
  brush.disc(x - 29, y, 12, '#ffffff')
  if (isSame) brush.disc(x + 29, y, 12, '#ffffff')
  else brush.round(x + 18, y - 11, 22, 22, 4, '#ffffff')
  for (const line of [-6, 6]) brush.line([x - 9, y + line, x + 9, y + line], 4, '#ffffff')
  if (!isSame) brush.line([x - 7, y + 15, x + 7, y - 15], 4, '#ffffff')
}
