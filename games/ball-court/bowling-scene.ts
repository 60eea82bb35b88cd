import { fillCircle, fillRound, strokeRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawTrail, glossy, shadow } from './art.ts'
import { frameNow, framesOf } from './bowling-card.ts'
import {
  BALL,
  bowlOf,
  FOUL_LINE,
  GUTTER,
  HEAD_PIN,
  LANE,
  LENGTH,
  PIN,
  placeAt,
  type Bowling,
  type Pin,
} from './bowling.ts'
import type { Hand, Pen, Scene, Show, Swipe } from './scene.ts'

const TOP = -66
const CARD = 74

/** A swipe up the lane: angle, speed, and the bulge of its path. */
function bowlFrom({ from, to, path, ticks }: Swipe): number {
  const up = from.y - to.y
  if (up < 24) return 0
  const middle = path[Math.floor(path.length / 2)] ?? from
  const share = Math.min(1, Math.max(0, (from.y - middle.y) / up))
  const bulge = middle.x - (from.x + (to.x - from.x) * share)
  // A swipe that bulges to the right curves back to the left.
  const curve = Math.abs(bulge) < 3 ? 0 : -bulge * 0.5
  const start = share > 0.1 ? (middle.x - from.x) / Math.max(12, from.y - middle.y) : (to.x - from.x) / up
  return bowlOf({
    angle: start / 0.009,
    curve,
    power: Math.min(4, (up / ticks) * 0.35),
    place: (from.x - LANE / 2) / 8,
  })
}

function input(state: Bowling, { released, steer, pressed, mark }: Hand): number {
  if (state.phase !== 'ready') return 0
  if (released) return bowlFrom(released)
  mark.x = Math.max(-18, Math.min(18, mark.x + steer.x * 0.25))
  mark.y = Math.max(-7, Math.min(7, mark.y - steer.y * 0.12))
  if (!pressed.some((key) => key === ' ' || key === 'Enter')) return 0
  return bowlOf({ angle: mark.x, curve: 0, power: 3, place: mark.y })
}

function backdrop(pen: Pen) {
  fillRound(
    pen,
    { x: -GUTTER - 12, y: TOP + CARD - 22, width: LANE + GUTTER * 2 + 24, height: LENGTH - TOP },
    14,
    '#3A1230',
  )
  for (const x of [-GUTTER, LANE])
    fillRound(pen, { x, y: TOP + CARD - 8, width: GUTTER, height: LENGTH - TOP - CARD }, 5, '#1D0A1E')
  const wood = pen.createLinearGradient(0, 0, LANE, 0)
  wood.addColorStop(0, '#FFDFA0')
  wood.addColorStop(0.55, '#F4BE72')
  wood.addColorStop(1, '#D99A4C')
  fillRound(pen, { x: 0, y: TOP + CARD - 8, width: LANE, height: LENGTH - TOP - CARD }, 2, wood)
  for (let plank = 1; plank < 10; plank++)
    fillRound(
      pen,
      { x: (LANE / 10) * plank - 0.6, y: TOP + CARD - 8, width: 1.2, height: LENGTH - TOP - CARD },
      0,
      'rgb(140 72 20 / .3)',
    )
  const pit = pen.createLinearGradient(0, TOP + CARD - 8, 0, HEAD_PIN + 60)
  pit.addColorStop(0, 'rgb(40 6 40 / .8)')
  pit.addColorStop(1, 'rgb(40 6 40 / 0)')
  fillRound(pen, { x: -GUTTER, y: TOP + CARD - 8, width: LANE + GUTTER * 2, height: 130 }, 0, pit)
  fillRound(pen, { x: 0, y: FOUL_LINE - 24, width: LANE, height: 3 }, 0, '#B3203A')
  for (let mark = -2; mark <= 2; mark++) arrow(pen, LANE / 2 + mark * 26, 330 + Math.abs(mark) * 16)
}

function arrow(pen: Pen, x: number, y: number) {
  pen.beginPath()
  pen.moveTo(x, y - 13)
  pen.lineTo(x + 6, y + 4)
  pen.lineTo(x - 6, y + 4)
  pen.closePath()
  pen.fillStyle = '#B3492E'
  pen.fill()
}

/** A pin stands a little tilted towards us; a fallen one lies. */
function drawPin(pen: Pen, { x, y, vx, vy, isDown }: Pin) {
  shadow(pen, { x: x + 3, y: y + 2 }, PIN, 0.35)
  pen.save()
  pen.translate(x, y)
  if (isDown) pen.rotate(Math.atan2(vx, -vy || 0.01))
  const long = isDown ? 24 : 19
  fillRound(pen, { x: -PIN, y: -long + 8, width: PIN * 2, height: long }, PIN, '#C9D3E4')
  fillRound(pen, { x: -PIN + 0.6, y: -long + 7, width: PIN * 1.75, height: long }, PIN, '#FFFFFF')
  fillCircle(pen, 0, -long + 6, PIN * 0.72, '#FFFFFF')
  fillRound(pen, { x: -PIN * 0.7, y: -long + 10, width: PIN * 1.4, height: 3 }, 1, '#FF4F66')
  pen.restore()
}

function card(pen: Pen, { rolls, status }: Bowling, show: Show) {
  const frames = framesOf(rolls)
  const now = status === 'playing' ? frameNow(rolls) : 0
  const wide = (LANE + GUTTER * 2 + 110) / 10
  for (let index = 0; index < 10; index++) {
    const frame = frames[index]
    const x = -GUTTER - 55 + index * wide
    const box = { x: x + 1, y: TOP, width: wide - 2, height: 40 }
    fillRound(pen, box, 5, index + 1 === now ? '#FFF3C9' : 'rgb(255 255 255 / .88)')
    if (index + 1 === now) strokeRound(pen, box, 5, '#FFB52E', 2.5)
    const marks = (frame?.rolls ?? []).map((roll, at, own) => markOf(own, at))
    write(pen, marks.join(' '), x + wide / 2, TOP + 12, { size: 12, color: '#7A1C4C', widest: wide - 4 })
    if (frame?.total !== undefined)
      write(pen, show.number(frame.total), x + wide / 2, TOP + 29, {
        size: 12.5,
        color: '#2B1030',
        widest: wide - 4,
      })
  }
}

const markOf = (rolls: readonly number[], at: number): string => {
  const roll = rolls[at]!
  const isSecond = at > 0 && rolls[at - 1] !== 10
  if (isSecond && roll + rolls[at - 1]! === 10) return '/'
  if (roll === 10) return 'X'
  return roll === 0 ? '–' : String(roll)
}

function guide(pen: Pen, { hand }: Show) {
  const { held, mark } = hand
  const start = { x: placeAt(mark.isShown ? mark.y : 0), y: FOUL_LINE }
  const at: Point = held ? { x: Math.max(14, Math.min(LANE - 14, held.from.x)), y: FOUL_LINE } : start
  if (mark.isShown) {
    for (let dot = 1; dot < 9; dot++)
      fillCircle(
        pen,
        at.x + mark.x * 0.009 * dot * 34,
        at.y - dot * 34,
        4 - dot * 0.3,
        'rgb(90 20 110 / .55)',
      )
  }
  return at
}

function draw(pen: Pen, state: Bowling, show: Show) {
  card(pen, state, show)
  pen.save()
  pen.beginPath()
  pen.rect(-GUTTER, TOP + CARD - 8, LANE + GUTTER * 2, LENGTH)
  pen.clip()
  for (const pin of state.pins.toSorted((one, other) => one.y - other.y)) drawPin(pen, pin)
  pen.restore()
  drawTrail(pen, show, BALL, '130 30 160')
  const at = state.phase === 'ready' ? guide(pen, show) : state.ball
  if (state.phase === 'sweep' || at.y < -20) return
  shadow(pen, { x: at.x + 4, y: at.y + 5 }, BALL, 0.4)
  glossy(pen, at, BALL, '#7A35D8')
  const turn = at.y * 0.05
  for (const [dx, dy] of [
    [0, -3],
    [4, 2],
    [-4, 2],
  ] as const) {
    const up = Math.cos(turn + dy)
    if (up > 0) fillCircle(pen, at.x + dx * 0.8, at.y + Math.sin(turn) * 7 + dy, 1.7, '#2A0C58')
  }
}

export const bowlingScene: Scene<Bowling> = {
  left: -GUTTER - 58,
  top: TOP - 4,
  width: LANE + GUTTER * 2 + 116,
  height: LENGTH - TOP - 20,
  turns: false,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: () => [
    { x: LANE / 2, y: FOUL_LINE },
    { x: LANE / 2 + 10, y: FOUL_LINE - 90 },
    { x: LANE / 2 + 4, y: FOUL_LINE - 180 },
  ],
  runner: ({ phase, ball }) => (phase === 'rolling' ? ball : undefined),
  isSlow: ({ phase, ball, rolls }) =>
    phase === 'rolling' && frameNow(rolls) === 10 && ball.y < HEAD_PIN + 60 && ball.y > 0,
  counters: ({ rolls, rival }) => [
    ['frame', `${frameNow(rolls)} / 10`],
    ['rival', rival],
  ],
  mark: { x: 3, y: 0 },
  reactions: {
    roll: { sound: 'boost' },
    pin: { sound: 'hit', pitch: 4, colors: ['#FFFFFF', '#FF9AA8'], count: 5 },
    gutter: { sound: 'bad' },
    strike: { sound: 'win', rise: 'strike', count: 50, quake: 9, happy: 0.85, say: 'strike' },
    spare: { sound: 'score', rise: 'spare', count: 30, quake: 4, happy: 0.5, say: 'spare' },
    fallen: { sound: 'place', rise: 'amount' },
    missed: { sound: 'bad', rise: 'missed', color: '#FF9AA8', say: 'missed' },
  },
}
