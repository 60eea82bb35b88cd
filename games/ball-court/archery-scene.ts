import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import {
  ARROWS,
  driftOf,
  FLIGHT,
  METRES,
  RADIUS,
  shotAt,
  targetAt,
  tremorAt,
  type Archery,
} from './archery.ts'
import { crowd, flatShadow } from './art.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'

const BOW: Point = { x: 0, y: 205 }
const SHORTEST_PULL = 14
const RINGS = [
  '#F7F9FF',
  '#F7F9FF',
  '#2A3350',
  '#2A3350',
  '#2FA4F0',
  '#2FA4F0',
  '#F0524B',
  '#F0524B',
  '#FFD23F',
  '#FFD23F',
]
const MINE = '#2FB8FF'
const THEIRS = '#FF7A5C'

/** Pulling down aims higher, pulling aside aims to the other side. */
function sightOf({ from, at }: { readonly from: Point; readonly at: Point }): Point | undefined {
  const pull = at.y - from.y
  if (pull < SHORTEST_PULL) return undefined
  return { x: (from.x - at.x) * 1.15, y: 128 - (pull - SHORTEST_PULL) * 1.15 }
}

function input(state: Archery, { held, released, steer, pressed, mark }: Hand): number {
  if (!state.isMyTurn || state.phase !== 'ready') return 0
  if (released) {
    const sight = sightOf({ from: released.from, at: released.to })
    return sight ? shotAt(sight) : 0
  }
  if (held) return 0
  mark.x = Math.max(-170, Math.min(170, mark.x + steer.x * 1.6))
  mark.y = Math.max(-170, Math.min(170, mark.y + steer.y * 1.6))
  return pressed.some((key) => key === ' ' || key === 'Enter') ? shotAt(mark) : 0
}

function hill(pen: Pen, y: number, height: number, color: string) {
  pen.beginPath()
  pen.moveTo(-900, 400)
  pen.lineTo(-900, y)
  for (let x = -900; x <= 900; x += 60)
    pen.lineTo(x, y - height * (0.5 + 0.5 * Math.sin(x * 0.0078 + height)))
  pen.lineTo(900, 400)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
}

const CROWD = { x: -300, y: 96, width: 600, rows: 2 }
/** The crowd belongs to the backdrop and is redrawn only while it hops. */
const SEATED = { time: 0, cheer: 0 }

function backdrop(pen: Pen) {
  const sky = pen.createLinearGradient(0, -300, 0, 120)
  sky.addColorStop(0, '#3E8FD0')
  sky.addColorStop(1, '#BDE9F5')
  pen.fillStyle = sky
  pen.fillRect(-900, -500, 1800, 900)
  fillCircle(pen, -130, -175, 34, 'rgb(255 248 210 / .9)')
  hill(pen, 60, 90, '#7FC5C0')
  hill(pen, 92, 60, '#58B083')
  hill(pen, 122, 30, '#3D9A5C')
  for (let band = 0; band < 6; band++) {
    pen.fillStyle = band % 2 ? '#4FB35E' : '#47A856'
    pen.fillRect(-900, 118 + band * band * 6, 1800, 400)
  }
  crowd(pen, CROWD, SEATED)
}

function drawTarget(pen: Pen, state: Archery, at: Point) {
  const radius = RADIUS[state.round]!
  flatShadow(pen, { x: at.x, y: 132 }, radius * 0.9, 0.3)
  pen.strokeStyle = '#8A5A2B'
  pen.lineWidth = 9
  pen.lineCap = 'round'
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(at.x + side * radius * 0.3, at.y)
    pen.lineTo(at.x + side * radius * 0.75, 130)
  }
  pen.stroke()
  fillCircle(pen, at.x + 4, at.y + 6, radius + 4, '#B98A4A')
  fillCircle(pen, at.x, at.y, radius + 4, '#E9C88A')
  RINGS.forEach((color, index) => {
    fillCircle(pen, at.x, at.y, (radius * (10 - index)) / 10, color)
    pen.strokeStyle = index === 2 || index === 3 ? 'rgb(255 255 255 / .4)' : 'rgb(10 20 40 / .28)'
    pen.lineWidth = 1
    pen.beginPath()
    pen.arc(at.x, at.y, (radius * (10 - index)) / 10, 0, 2 * Math.PI)
    pen.stroke()
  })
}

/** An arrow seen from behind: its feathers; the tip is where it goes. */
function shaft(pen: Pen, tip: Point, tail: Point, color: string, size: number) {
  pen.strokeStyle = '#5A3A1C'
  pen.lineWidth = 2 + size * 2
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(tip.x, tip.y)
  pen.lineTo(tail.x, tail.y)
  pen.stroke()
  for (let feather = 0; feather < 3; feather++) {
    const turn = feather * 2.094 - Math.PI / 2
    pen.strokeStyle = color
    pen.lineWidth = 2 + size * 2.4
    pen.beginPath()
    pen.moveTo(tail.x, tail.y)
    pen.lineTo(tail.x + Math.cos(turn) * (5 + size * 7), tail.y + Math.sin(turn) * (5 + size * 7))
    pen.stroke()
  }
}

function bow(pen: Pen, pull: number, aim: Point | undefined) {
  pen.save()
  pen.translate(BOW.x, BOW.y)
  pen.lineCap = 'round'
  pen.strokeStyle = '#5B2E12'
  pen.lineWidth = 13
  pen.beginPath()
  pen.moveTo(-128, 16 + pull * 0.14)
  pen.quadraticCurveTo(-64, -46, 0, -34)
  pen.quadraticCurveTo(64, -46, 128, 16 + pull * 0.14)
  pen.stroke()
  pen.strokeStyle = '#C9803C'
  pen.lineWidth = 7
  pen.stroke()
  pen.strokeStyle = '#F5FAFF'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(-126, 15 + pull * 0.14)
  pen.lineTo(0, 18 + pull * 0.3)
  pen.lineTo(126, 15 + pull * 0.14)
  pen.stroke()
  fillRound(pen, { x: -13, y: -44, width: 26, height: 20 }, 8, '#3A1D0A')
  if (aim) shaft(pen, { x: aim.x * 0.25, y: -70 }, { x: 0, y: 16 + pull * 0.3 }, MINE, 1)
  pen.restore()
}

function windSign(pen: Pen, state: Archery, show: Show) {
  const { wind } = state
  fillRound(pen, { x: 62, y: -196, width: 118, height: 44 }, 14, 'rgb(6 30 54 / .72)')
  const side = wind < 0 ? -1 : 1
  const long = 10 + Math.abs(wind) * 4
  pen.strokeStyle = pen.fillStyle = Math.abs(wind) > 4 ? '#FF9C5C' : '#9BF0D0'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(98 - (side * long) / 2, -174)
  pen.lineTo(98 + (side * long) / 2, -174)
  pen.moveTo(98 + side * (long / 2 - 8), -183)
  pen.lineTo(98 + (side * long) / 2, -174)
  pen.lineTo(98 + side * (long / 2 - 8), -165)
  pen.stroke()
  write(pen, show.number(Math.abs(wind)), 166, -174, { size: 20, align: 'right' })
  fillRound(pen, { x: -182, y: -196, width: 74, height: 44 }, 14, 'rgb(6 30 54 / .72)')
  write(pen, `${show.number(METRES[state.round]!)} m`, -145, -174, { size: 20 })
  // Leaves in the wind show its direction without numbers.
  for (let leaf = 0; leaf < 7; leaf++) {
    const x = ((((leaf * 137 + show.time * wind * 26) % 460) + 460) % 460) - 230
    const y = -120 + leaf * 38 + Math.sin(show.time * 2 + leaf * 2) * 9
    pen.save()
    pen.translate(x, y)
    pen.rotate(show.time * 2 + leaf)
    fillRound(pen, { x: -5, y: -2.5, width: 10, height: 5 }, 2.5, leaf % 2 ? '#F6D365' : '#A8E06A')
    pen.restore()
  }
}

function flying(pen: Pen, state: Archery) {
  const share = state.since / FLIGHT[state.round]!
  const { sight } = state
  const at = { x: sight.x + driftOf(state) * share * share, y: sight.y }
  const place = (k: number): Point => ({
    x: BOW.x + (at.x - BOW.x) * k,
    y: BOW.y - 40 + (at.y - BOW.y + 40) * k - 60 * k * (1 - k),
  })
  const tip = place(1 - (1 - share) ** 2)
  const tail = place(Math.max(0, 1 - (1.16 - share * 0.13 - share) ** 2))
  shaft(pen, tip, { x: tail.x, y: tail.y + 14 * (1 - share) }, state.isMyTurn ? MINE : THEIRS, 1 - share)
}

function draw(pen: Pen, state: Archery, show: Show) {
  if (show.cheer > 0) crowd(pen, CROWD, show)
  const at = targetAt(state, state.tick)
  drawTarget(pen, state, at)
  for (const { x, y, isMine } of state.shafts) {
    const tip = { x: at.x + x, y: at.y + y }
    shaft(pen, tip, { x: tip.x + 5, y: tip.y + 9 }, isMine ? MINE : THEIRS, 0.1)
  }
  windSign(pen, state, show)
  if (state.phase === 'flying') flying(pen, state)
  const { held, mark } = show.hand
  const isReady = state.phase === 'ready' && state.isMyTurn
  const free = isReady ? (held ? sightOf(held) : mark.isShown ? mark : undefined) : undefined
  const tremor = tremorAt(state.tick, state.level)
  const sight = free && { x: free.x + tremor.x, y: free.y + tremor.y }
  bow(
    pen,
    held && isReady ? Math.max(0, Math.min(220, held.at.y - held.from.y)) : 0,
    isReady ? (sight ?? at) : undefined,
  )
  if (sight) {
    pen.strokeStyle = 'rgb(0 14 30 / .6)'
    pen.lineWidth = 7
    pen.beginPath()
    pen.arc(sight.x, sight.y, 13, 0, 2 * Math.PI)
    pen.stroke()
    pen.strokeStyle = '#FFF06A'
    pen.lineWidth = 3.5
    pen.stroke()
    fillCircle(pen, sight.x, sight.y, 3.2, '#FFF06A')
  }
}

export const archeryScene: Scene<Archery> = {
  left: -190,
  top: -204,
  width: 380,
  height: 464,
  turns: false,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: () => [
    { x: 0, y: 60 },
    { x: 0, y: 175 },
  ],
  runner: () => undefined,
  isSlow: ({ phase, shot, since, round, isMyTurn }) =>
    phase === 'flying' && isMyTurn && shot >= ARROWS - 1 && since > FLIGHT[round]! * 0.5,
  counters: ({ mine, theirs, round }) => [
    ['score', `${mine} : ${theirs}`],
    ['round', `${round + 1} / 3`],
  ],
  mark: { x: 0, y: 40 },
  reactions: {
    loose: { sound: 'shoot' },
    stick: { sound: 'hit', rise: 'amount', count: 6 },
    good: { sound: 'score', rise: 'amount', count: 16, happy: 0.3 },
    bull: { sound: 'score', pitch: 5, rise: 'bull', count: 36, quake: 4, happy: 0.6, say: 'bull' },
    theirs: { sound: 'place', rise: 'amount', color: '#FFB8A6' },
    missed: { sound: 'bad', rise: 'missed', color: '#FF9AA8', say: 'missed' },
  },
}
