import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { crowd, drawMark, flatShadow, glossy } from './art.ts'
import {
  ballAt,
  flightOf,
  GOAL_HALF,
  GOAL_HIGH,
  isMyShot,
  kickOf,
  RUN_UP,
  SHOTS,
  type Penalty,
} from './penalty.ts'
import type { Hand, Pen, Scene, Show, Swipe } from './scene.ts'

/** The goal line and the spot in picture units: y grows downwards. */
const LINE = 0
const SPOT = 178
const BALL = 19
const MINE = '#2FB8FF'
const THEIRS = '#FF6B57'

const onPicture = ({ x, y }: Point): Point => ({ x, y: LINE - y })

/** The end of the swipe is the target; a bulge bends the ball. */
function kickFrom({ from, to, path }: Swipe, isShot: boolean): number {
  const up = from.y - to.y
  if (Math.abs(up) + Math.abs(to.x - from.x) < 22) return 0
  if (!isShot) return kickOf({ x: (to.x - from.x) * 1.6, y: 34 + up * 0.8 })
  const middle = path[Math.floor(path.length / 2)] ?? from
  const share = up === 0 ? 0.5 : Math.min(1, Math.max(0, (from.y - middle.y) / up))
  const bulge = middle.x - (from.x + (to.x - from.x) * share)
  // A swipe from anywhere is measured as if from the spot.
  const reach = Math.max(0, up) / 178
  return kickOf({ x: (to.x - from.x) * 1.15, y: (reach - 0.35) * 95 }, bulge / 7)
}

function input(state: Penalty, { released, steer, pressed, mark }: Hand): number {
  const isShot = isMyShot(state)
  if (isShot ? state.phase !== 'ready' : state.phase === 'shown' || state.dived) return 0
  if (released) return kickFrom(released, isShot)
  mark.x = Math.max(-160, Math.min(160, mark.x + steer.x * 4))
  mark.y = Math.max(6, Math.min(120, mark.y - steer.y * 3))
  return pressed.some((key) => key === ' ' || key === 'Enter') ? kickOf(mark) : 0
}

const CROWD = { x: -330, y: -200, width: 660, rows: 4 }
/** The crowd sits in the backdrop and is drawn again only while it hops. */
const SEATED = { time: 0, cheer: 0 }

function backdrop(pen: Pen) {
  const dusk = pen.createLinearGradient(0, -250, 0, 0)
  dusk.addColorStop(0, '#0B3B4A')
  dusk.addColorStop(1, '#1F7A63')
  pen.fillStyle = dusk
  pen.fillRect(-900, -400, 1800, 400)
  pen.fillStyle = 'rgb(4 30 30 / .55)'
  pen.fillRect(-900, -210, 1800, 84)
  for (let band = 0; band < 7; band++) {
    const y = LINE + (band * band * 260) / 36
    pen.fillStyle = band % 2 ? '#39B552' : '#2FA549'
    pen.fillRect(-900, y - 18 * Number(band === 0), 1800, 400)
  }
  pen.strokeStyle = 'rgb(255 255 255 / .85)'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-900, LINE + 4)
  pen.lineTo(900, LINE + 4)
  pen.moveTo(-GOAL_HALF - 60, LINE + 4)
  pen.lineTo(-GOAL_HALF - 110, LINE + 84)
  pen.lineTo(GOAL_HALF + 110, LINE + 84)
  pen.lineTo(GOAL_HALF + 60, LINE + 4)
  pen.stroke()
  pen.beginPath()
  pen.ellipse(0, SPOT + 12, 15, 6, 0, 0, 2 * Math.PI)
  pen.fillStyle = '#F2FFF2'
  pen.fill()
  crowd(pen, CROWD, SEATED)
}

/** The net bulges where the ball has gone in. */
function net(pen: Pen, { outcome, phase, since, target }: Penalty) {
  const bulge =
    phase === 'shown' && outcome === 'goal' ? 16 * Math.exp(-since * 0.05) * Math.cos(since * 0.35) : 0
  const at = onPicture(target)
  pen.fillStyle = 'rgb(3 24 26 / .45)'
  pen.fillRect(-GOAL_HALF, LINE - GOAL_HIGH, GOAL_HALF * 2, GOAL_HIGH)
  pen.strokeStyle = 'rgb(235 250 255 / .42)'
  pen.lineWidth = 1.3
  pen.beginPath()
  const bent = (x: number, y: number): [number, number] => {
    const near = bulge / (1 + ((x - at.x) ** 2 + (y - at.y) ** 2) / 1400)
    return [x + (x - at.x) * near * 0.03, y + near]
  }
  for (let x = -GOAL_HALF; x <= GOAL_HALF; x += 15)
    for (let y = 0; y <= GOAL_HIGH; y += 11) pen[y === 0 ? 'moveTo' : 'lineTo'](...bent(x, LINE - y))
  for (let y = 0; y <= GOAL_HIGH; y += 11)
    for (let x = -GOAL_HALF; x <= GOAL_HALF; x += 15)
      pen[x === -GOAL_HALF ? 'moveTo' : 'lineTo'](...bent(x, LINE - y))
  pen.stroke()
}

function frame(pen: Pen) {
  const bar = { x: -GOAL_HALF - 5, y: LINE - GOAL_HIGH - 8, width: GOAL_HALF * 2 + 10, height: 9 }
  for (const x of [-GOAL_HALF - 5, GOAL_HALF - 4]) {
    fillRound(pen, { x, y: bar.y, width: 9, height: GOAL_HIGH + 12 }, 4, '#FFFFFF')
    fillRound(pen, { x: x + 6, y: bar.y, width: 3, height: GOAL_HIGH + 12 }, 2, '#B9CBD6')
  }
  fillRound(pen, bar, 4, '#FFFFFF')
  fillRound(pen, { ...bar, y: bar.y + 6, height: 3 }, 2, '#B9CBD6')
}

/** The keeper leans the way it dives; head, gloves and boots are plain shapes. */
function keeper(pen: Pen, { keeper: at, keeperWish, phase, since }: Penalty, color: string) {
  const lean = Math.max(-1.25, Math.min(1.25, at.x / 70))
  const reach = Math.min(1, Math.abs(at.x) / 40 + Math.max(0, at.y - 34) / 40)
  const sway = phase === 'ready' || phase === 'run-up' ? Math.sin(since * 0.12) * 5 : 0
  const foot = onPicture({ x: at.x * 0.72 + sway, y: Math.max(0, at.y - 44) * 0.8 })
  flatShadow(pen, { x: at.x * 0.8 + sway, y: LINE + 4 }, 24, 0.3)
  pen.save()
  pen.translate(foot.x, foot.y)
  pen.rotate(lean)
  for (const x of [-9, 9]) fillRound(pen, { x: x - 5, y: -24, width: 10, height: 25 }, 5, '#14304A')
  fillRound(pen, { x: -16, y: -56, width: 32, height: 38 }, 12, color)
  fillRound(pen, { x: -16, y: -56, width: 11, height: 38 }, 8, 'rgb(255 255 255 / .28)')
  for (const side of [-1, 1]) {
    const [x, y] = [side * (24 - reach * 12), -44 - reach * 42]
    pen.strokeStyle = color
    pen.lineWidth = 10
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(side * 13, -50)
    pen.lineTo(x, y)
    pen.stroke()
    fillCircle(pen, x, y, 9, keeperWish.y > 0 ? '#FFE066' : '#FFFFFF')
  }
  fillCircle(pen, 0, -68, 13, '#8D5524')
  fillCircle(pen, -2, -72, 11, '#3A2010')
  fillCircle(pen, 0, -65, 11, '#C98A55')
  pen.restore()
}

function marks(pen: Pen, { marks: kept }: Penalty) {
  for (const [side, list, color] of [
    [-1, kept.mine, MINE],
    [1, kept.theirs, THEIRS],
  ] as const) {
    const shown = list.slice(-SHOTS)
    for (let index = 0; index < SHOTS; index++) {
      const x = side * (34 + (side < 0 ? SHOTS - 1 - index : index) * 27)
      fillCircle(pen, x, -146, 10, 'rgb(0 20 26 / .6)')
      const isGoal = shown[index]
      if (isGoal === undefined) continue
      fillCircle(pen, x, -146, isGoal ? 8 : 4, isGoal ? color : '#F4F8FF')
    }
  }
}

function ballPlace(state: Penalty): { at: Point; far: number } {
  const share = state.phase === 'flying' ? state.since / flightOf(state) : state.phase === 'shown' ? 1 : 0
  const flat = ballAt(state, share)
  const ground = SPOT + (LINE - SPOT) * share
  const drop = state.phase === 'shown' ? Math.min(1, state.since / 24) : 0
  const isParried = state.phase === 'shown' && state.outcome === 'saved'
  const high = flat.y * (1 - drop * drop)
  return {
    at: { x: flat.x, y: ground - high + (isParried ? drop * 60 : 0) },
    far: share - (isParried ? drop * 0.3 : 0),
  }
}

function draw(pen: Pen, state: Penalty, show: Show) {
  if (show.cheer > 0) crowd(pen, CROWD, show)
  net(pen, state)
  const mine = isMyShot(state)
  const { at, far } = ballPlace(state)
  const isBehind = state.phase === 'shown' && state.outcome === 'goal'
  const size = BALL * (1 - far * 0.48)
  const drawBall = () => {
    flatShadow(pen, { x: at.x, y: Math.max(at.y, SPOT + (LINE - SPOT) * far) + size * 0.6 }, size * 0.9, 0.28)
    glossy(pen, at, size, '#FDFDFF')
    for (let patch = 0; patch < 5; patch++) {
      const turn = patch * 1.257 + state.since * 0.22 * Number(state.phase === 'flying')
      fillCircle(
        pen,
        at.x + Math.cos(turn) * size * 0.62,
        at.y + Math.sin(turn) * size * 0.62,
        size * 0.19,
        '#23314A',
      )
    }
    fillCircle(pen, at.x, at.y, size * 0.24, '#23314A')
  }
  if (isBehind) drawBall()
  keeper(pen, state, mine ? THEIRS : MINE)
  frame(pen)
  marks(pen, state)
  if (!mine && state.phase === 'run-up') runner(pen, state)
  if (!isBehind) drawBall()
  if (show.hand.mark.isShown) drawMark(pen, onPicture(show.hand.mark))
  const { held } = show.hand
  if (held && state.phase === 'ready') aimLine(pen, held.from, held.at)
}

/** The rival runs up to the ball, seen from behind. */
function runner(pen: Pen, { since }: Penalty) {
  const share = since / RUN_UP
  const [x, y] = [-70 * (1 - share) - 12, SPOT + 96 - 70 * share]
  const step = Math.sin(since * 0.5) * 7
  flatShadow(pen, { x, y }, 20, 0.3)
  fillRound(pen, { x: x - 13, y: y - 30 + step, width: 11, height: 30 - step }, 5, '#3A1610')
  fillRound(pen, { x: x + 2, y: y - 30 - step, width: 11, height: 30 + step }, 5, '#3A1610')
  fillRound(pen, { x: x - 19, y: y - 72, width: 38, height: 46 }, 14, THEIRS)
  fillCircle(pen, x, y - 86, 15, '#3A2010')
}

function aimLine(pen: Pen, from: Point, to: Point) {
  pen.strokeStyle = 'rgb(255 240 150 / .75)'
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.setLineDash([2, 12])
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
  pen.setLineDash([])
}

export const penaltyScene: Scene<Penalty> = {
  left: -205,
  top: -225,
  width: 410,
  height: 470,
  turns: false,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: () => [
    { x: 0, y: SPOT },
    { x: 60, y: 80 },
    { x: 100, y: LINE - 60 },
  ],
  runner: () => undefined,
  isSlow: (state) => state.phase === 'flying' && state.shot >= 6 && state.since > flightOf(state) * 0.6,
  counters: ({ mine, theirs, round }) => [
    ['score', `${mine} : ${theirs}`],
    ['round', `${round + 1} / 3`],
  ],
  mark: { x: 90, y: 60 },
  reactions: Object.fromEntries(
    Object.entries({
      kick: { sound: 'hit' },
      dive: { sound: 'jump' },
      goal: { sound: 'score', rise: 'goal', count: 40, quake: 5, happy: 0.6, say: 'goal' },
      conceded: { sound: 'bad', rise: 'conceded', color: '#FF9AA8', quake: 3, say: 'conceded' },
      saved: { sound: 'score', pitch: 4, rise: 'saved', count: 36, happy: 0.6, say: 'saved' },
      stopped: { sound: 'bad', rise: 'saved', color: '#FF9AA8', say: 'saved' },
      wide: { sound: 'bad', rise: 'wide', color: '#FFD0A0', say: 'wide' },
    } as const),
  ),
}
