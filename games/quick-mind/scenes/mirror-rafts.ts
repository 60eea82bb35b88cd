import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ANSWERS, mirrored, rules, type Cell, type RaftState } from '../verbs/mirror-rafts.ts'
import { answerKeys } from './answer-keys.ts'
import { answer, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.5, tilt: -6, aside: -77, above: -135 }

const PLANK = 33
const [LEFT_X, RIGHT_X, RAFT_Y] = [104, 296, 166] as const
const COLOURS = [PAINT.amber, PAINT.coral, PAINT.palm, PAINT.orchid, PAINT.sun] as const
const TURN_BACK_TICKS = 40

export const scene: SchoolScene<RaftState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () => answerKeys({ spots: ANSWERS, reach: 74, ring: 62 }),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 10 }, slip: SLIP },
  hero: () => ({ x: 282, y: 330 }),
  still(brush) {
    for (const x of [LEFT_X, RIGHT_X]) {
      brush.disc(x, RAFT_Y + 6, 93, '#04202e', 0.3)
      brush.disc(x, RAFT_Y, 92, '#0e5f7c')
      brush.disc(x, RAFT_Y - 2, 86, '#1c8aa3')
      brush.arc(x, RAFT_Y, 70, 3.6, 5, 4, '#ffffff', 0.2)
      brush.arc(x, RAFT_Y, 58, 0.4, 1.4, 4, '#ffffff', 0.14)
    }
  },
  draw(state, brush, look) {
    const sway = look.calm ? 0 : Math.sin(look.seconds * 1.7) * 2.5
    const color = COLOURS[state.colour]!
    const grow = look.calm ? 1 : Math.min(1, 0.6 + state.age / 26)
    raft(brush, state.cells, { x: LEFT_X, y: RAFT_Y + sway, turn: 0, color, grow })
    const shape = state.isMirrored ? mirrored(state.cells) : state.cells
    const turn = (state.turn * Math.PI) / 6
    raft(brush, shape, { x: RIGHT_X, y: RAFT_Y - sway, turn: turn * turnedBack(state), color, grow })
    const right = state.isMirrored ? 0 : 1
    const [mirror, same] = ANSWERS
    answer(brush, [mirror.x, mirror.y, 52], '#4d7be0', judged(state, 0, right))
    sign(brush, mirror.x, mirror.y, true)
    answer(brush, [same.x, same.y, 52], '#38b36b', judged(state, 1, right))
    sign(brush, same.x, same.y, false)
    clock(brush, 34, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** After a mistake the right raft turns back, to show why. */
function turnedBack({ verdict, good, over }: RaftState): number {
  if (over) return 0
  if (verdict === 0 || good) return 1
  return Math.max(0, 1 - (70 - verdict) / TURN_BACK_TICKS)
}

interface Raft {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly color: string
  readonly grow: number
}

function raft(brush: Brush, cells: readonly Cell[], { x, y, turn, color, grow }: Raft) {
  const [wide, high] = [Math.max(...cells.map(([cx]) => cx)) + 1, Math.max(...cells.map(([, cy]) => cy)) + 1]
  const paint = () => {
    for (const [cx, cy] of cells) {
      const [left, top] = [(cx - wide / 2) * PLANK, (cy - high / 2) * PLANK]
      brush.round(left - 1, top + 3, PLANK + 2, PLANK + 3, 8, '#042030', 0.4)
    }
    for (const [cx, cy] of cells) {
      const [left, top] = [(cx - wide / 2) * PLANK, (cy - high / 2) * PLANK]
      brush.round(left, top, PLANK, PLANK, 7, '#5a3218')
      brush.round(left + 1.5, top + 1, PLANK - 3, PLANK - 4, 6, color)
      brush.line([left + 6, top + PLANK / 2 - 1, left + PLANK - 7, top + PLANK / 2 - 1], 2, '#5a3218', 0.35)
    }
  }
  brush.at(x, y, turn, paint, grow)
}

/** A hook and the same hook, or a hook and its mirror image. */
function sign(brush: Brush, x: number, y: number, isMirror: boolean) {
  const hook = (at: number, way: number) =>
    brush.line([at + way * 9, y - 17, at - way * 7, y - 17, at - way * 7, y + 17], 6, '#ffffff')
  hook(x - 19, isMirror ? -1 : 1)
  hook(x + 19, 1)
  if (isMirror)
    for (const dash of [-24, -8, 8, 24]) brush.line([x, y + dash - 4, x, y + dash + 4], 3, '#cfe4ff')
}
