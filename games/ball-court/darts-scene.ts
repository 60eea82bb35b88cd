import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import {
  aimAt,
  BOARD,
  BULL,
  DARTS,
  DOUBLE,
  FLIGHT,
  NUMBERS,
  OUTER_BULL,
  placeFor,
  ringAt,
  swayAfter,
  TREBLE,
  type Darts,
} from './darts.ts'
import { shadow } from './art.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'

const RIM = 206
/** Offset of the ring above the finger, where it is visible. */
const LIFT = 58
const SEGMENT = Math.PI / 10

function input(state: Darts, { held, isActing, steer, mark }: Hand): number {
  if (!state.isMyTurn) return 0
  if (held) return aimAt({ x: held.at.x, y: held.at.y - LIFT })
  mark.x = Math.max(-170, Math.min(170, mark.x + steer.x * 2))
  mark.y = Math.max(-170, Math.min(170, mark.y + steer.y * 2))
  return isActing ? aimAt(mark) : 0
}

function ringOf(pen: Pen, [inner, outer]: readonly [number, number], colors: readonly [string, string]) {
  NUMBERS.forEach((_, index) => {
    const from = index * SEGMENT - Math.PI / 2 - SEGMENT / 2
    pen.beginPath()
    pen.arc(0, 0, outer, from, from + SEGMENT)
    pen.arc(0, 0, inner, from + SEGMENT, from, true)
    pen.closePath()
    pen.fillStyle = colors[index % 2]!
    pen.fill()
  })
}

function backdrop(pen: Pen) {
  const lamp = pen.createRadialGradient(-60, -90, 40, 0, 0, 330)
  lamp.addColorStop(0, 'rgb(255 236 170 / .38)')
  lamp.addColorStop(1, 'rgb(255 236 170 / 0)')
  fillCircle(pen, 0, 0, 330, lamp)
  fillCircle(pen, 8, 16, RIM + 6, 'rgb(0 14 12 / .5)')
  fillCircle(pen, 0, 5, RIM + 4, '#5E2F12')
  fillCircle(pen, 0, 0, RIM + 4, '#B96A2E')
  fillCircle(pen, 0, 0, RIM - 3, '#1B1F2E')
  ringOf(pen, [OUTER_BULL, BOARD], ['#20263A', '#FFF1CF'])
  ringOf(pen, DOUBLE, ['#F0524B', '#21A77B'])
  ringOf(pen, TREBLE, ['#F0524B', '#21A77B'])
  fillCircle(pen, 0, 0, OUTER_BULL, '#21A77B')
  fillCircle(pen, 0, 0, BULL, '#F0524B')
  pen.strokeStyle = 'rgb(235 240 250 / .55)'
  pen.lineWidth = 1.4
  for (const radius of [BULL, OUTER_BULL, ...TREBLE, ...DOUBLE]) {
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    pen.stroke()
  }
  const shine = pen.createRadialGradient(-80, -110, 10, -30, -40, 230)
  shine.addColorStop(0, 'rgb(255 255 255 / .28)')
  shine.addColorStop(1, 'rgb(255 255 255 / 0)')
  fillCircle(pen, 0, 0, BOARD, shine)
  NUMBERS.forEach((value, index) => {
    const turn = index * SEGMENT - Math.PI / 2
    write(pen, String(value), Math.cos(turn) * 187, Math.sin(turn) * 187, { size: 19, color: '#FFF6DC' })
  })
}

/** A dart in the board, seen slightly from below; `far` is 1 in the hand and 0 in the board. */
function dart(pen: Pen, { x, y }: Point, color: string, far = 0) {
  const size = 1 + far * 2.2
  if (far === 0) shadow(pen, { x: x + 10, y: y + 10 }, 5, 0.35)
  pen.save()
  pen.translate(x, y + far * 130)
  pen.scale(size, size)
  pen.rotate(-0.5)
  fillRound(pen, { x: -1, y: 0, width: 2, height: 9 }, 1, '#E8EEF5')
  fillRound(pen, { x: -3, y: 8, width: 6, height: 17 }, 3, '#C9922C')
  fillRound(pen, { x: -1.3, y: 24, width: 2.6, height: 9 }, 1, '#3A3F55')
  pen.beginPath()
  pen.moveTo(0, 28)
  pen.lineTo(9, 40)
  pen.lineTo(9, 50)
  pen.lineTo(0, 43)
  pen.lineTo(-9, 50)
  pen.lineTo(-9, 40)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
  fillRound(pen, { x: -1, y: 28, width: 2, height: 17 }, 1, 'rgb(255 255 255 / .6)')
  pen.restore()
}

const MINE = '#2FB8FF'
const THEIRS = '#FF7A5C'

function panel(pen: Pen, state: Darts, show: Show) {
  const { left, rival, isMyTurn, darts: stuck, flight } = state
  for (const [x, label, value, on, color] of [
    [-126, 'left', left, isMyTurn, MINE],
    [126, 'rival', rival, !isMyTurn, THEIRS],
  ] as const) {
    const box = { x: x - 78, y: 222, width: 156, height: 56 }
    fillRound(pen, { ...box, y: box.y + 5 }, 16, 'rgb(0 14 12 / .45)')
    fillRound(pen, box, 16, on ? '#123F3A' : 'rgb(10 40 38 / .8)')
    if (on) fillRound(pen, { ...box, width: 7 }, 4, color)
    write(pen, show.text(label), x - 62, 250, {
      size: 15,
      align: 'left',
      color: '#BFE6D8',
      weight: 700,
      widest: 62,
    })
    write(pen, show.number(value), x + 66, 250, {
      size: 34,
      align: 'right',
      color: on ? '#FFFFFF' : '#9CC7BA',
    })
  }
  const rest = DARTS - stuck.length - (flight > 0 ? 1 : 0)
  for (let index = 0; index < rest; index++)
    dart(pen, { x: -16 + index * 15, y: 226 }, isMyTurn ? MINE : THEIRS)
}

function draw(pen: Pen, state: Darts, show: Show) {
  panel(pen, state, show)
  for (const one of state.darts) dart(pen, one, one.isMine ? MINE : THEIRS)
  if (state.flight > 0) dart(pen, state.target, state.isMyTurn ? MINE : THEIRS, state.flight / FLIGHT)
  if (state.aim) {
    const ring = ringAt(state)
    const wide = 10 + swayAfter(state.held) * 0.7
    pen.strokeStyle = 'rgb(0 10 18 / .5)'
    pen.lineWidth = 7
    pen.beginPath()
    pen.arc(ring.x, ring.y, wide, 0, 2 * Math.PI)
    pen.stroke()
    pen.strokeStyle = state.held > 90 ? '#FF9C5C' : '#FFE66D'
    pen.lineWidth = 4
    pen.stroke()
    fillCircle(pen, ring.x, ring.y, 4, '#FFE66D')
  } else if (show.hand.mark.isShown && state.isMyTurn) {
    pen.strokeStyle = '#FFE66D'
    pen.lineWidth = 3
    pen.strokeRect(show.hand.mark.x - 9, show.hand.mark.y - 9, 18, 18)
  }
}

export const dartsScene: Scene<Darts> = {
  left: -RIM - 6,
  top: -RIM - 8,
  width: RIM * 2 + 12,
  height: RIM * 2 + 88,
  turns: false,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: ({ left }) => {
    const { x, y } = placeFor(left)
    return [{ x, y: y + LIFT }]
  },
  runner: () => undefined,
  isSlow: ({ flight, isMyTurn, left }) => flight > 0 && isMyTurn && left <= 60,
  counters: ({ left, rival }) => [
    ['left', left],
    ['rival', rival],
  ],
  mark: { x: 0, y: -100 },
  reactions: {
    throw: { sound: 'shoot' },
    stick: { sound: 'hit', rise: 'amount', colors: ['#FFF1CF'], count: 6 },
    big: { sound: 'score', rise: 'amount', count: 18, quake: 2 },
    bull: { sound: 'score', pitch: 5, rise: 'bull', count: 34, quake: 5, happy: 0.6, say: 'bull' },
    missed: { sound: 'bounce', rise: 'missed', color: '#FF9AA8' },
    bust: { sound: 'bad', rise: 'bust', color: '#FF9AA8', quake: 6, say: 'bust' },
    turn: { sound: 'move' },
  },
}
