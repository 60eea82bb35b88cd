import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import { BALL, flipperTip } from './ball.ts'
import type { TableName } from './definitions.ts'
import { paintMission } from './mission-art.ts'
import { isWaiting, rulesOf, type PinState } from './rules.ts'
import {
  arch,
  BOTTOM,
  BUMPER,
  FIELD_MIDDLE,
  INNER_RIGHT,
  LEFT,
  PIVOTS,
  RIGHT,
  SAUCER,
  slings,
  tableOf,
  TARGET,
} from './tables.ts'

interface Paint {
  readonly floor: string
  readonly light: string
  readonly rail: string
  readonly bumper: string
}

const PAINTS: Readonly<Record<TableName, Paint>> = {
  lighthouse: { floor: '#123a6b', light: '#1b4c86', rail: '#ffb63d', bumper: '#ff6b6b' },
  volcano: { floor: '#4a1520', light: '#63202a', rail: '#ff8a4a', bumper: '#ffb63d' },
  kraken: { floor: '#2a1a5c', light: '#392573', rail: '#3fe0cf', bumper: '#ff86c2' },
  lanes: { floor: '#5c3018', light: '#744020', rail: '#ffe066', bumper: '#3fe0cf' },
  whirlpool: { floor: '#0a4a58', light: '#105e6c', rail: '#f4e3b5', bumper: '#b58cff' },
  castle: { floor: '#8a5a2c', light: '#a06c38', rail: '#55b4ff', bumper: '#4fd67f' },
  compass: { floor: '#1c4a3a', light: '#265c49', rail: '#d8b868', bumper: '#55b4ff' },
  oyster: { floor: '#5a2a54', light: '#6d3767', rail: '#ffd0ea', bumper: '#ffb63d' },
  tides: { floor: '#124a86', light: '#1a5c9e', rail: '#bfe6ff', bumper: '#ff6b6b' },
  crabs: { floor: '#7a3040', light: '#8f3f4c', rail: '#ffe066', bumper: '#3fe0cf' },
  stars: { floor: '#151a58', light: '#1e246c', rail: '#b58cff', bumper: '#4fd67f' },
}

const FEEL: Readonly<Record<string, Feel>> = {
  score: { sound: 'score', sparks: PAINT.sun, count: 30, quake: 4 },
  bonus: { count: 6 },
  launch: { sound: 'shoot', sparks: PAINT.shell, count: 10 },
  swing: { sound: 'tap', pitch: -5 },
  flip: { sound: 'hit', pitch: -3 },
  bumper: { sound: 'pop', sparks: PAINT.pink, count: 10, quake: 3 },
  sling: { sound: 'bounce', pitch: 6, sparks: PAINT.lagoon, count: 6 },
  target: { sound: 'coin', pitch: 3, sparks: PAINT.amber },
  lane: { sound: 'coin', pitch: 7, sparks: PAINT.sun },
  saucer: { sound: 'place', sparks: PAINT.orchid, count: 16 },
  ready: { sound: 'boost', sparks: PAINT.amber, count: 30 },
  mission: { sound: 'win', sparks: PAINT.amber, count: 60, quake: 10 },
  lock: { sound: 'place', sparks: PAINT.shell, count: 30, quake: 5 },
  gate: { sound: 'place', pitch: -5, sparks: PAINT.sand, count: 16, quake: 4 },
  hurt: { sound: 'hit', pitch: 5, sparks: PAINT.coral, count: 20, quake: 6 },
  whirl: { sound: 'boost', pitch: 4, sparks: PAINT.sky, count: 12 },
  saved: { sound: 'jump', sparks: PAINT.palm, count: 20 },
  drain: { sound: 'bad', sparks: PAINT.coral, count: 24, quake: 8 },
}

function floor(brush: Brush, { floor: color, light, rail }: Paint) {
  const roof = arch.flatMap(({ x, y }) => [x, y])
  const outline = [LEFT, BOTTOM + 60, LEFT, 130, ...roof, RIGHT, 130, RIGHT, BOTTOM + 60]
  brush.shape(outline, color)
  brush.disc(FIELD_MIDDLE, 190, 112, light)
  brush.line(
    [LEFT - 5, BOTTOM + 60, LEFT - 5, 130, ...shifted(roof), RIGHT + 5, 130, RIGHT + 5, BOTTOM + 60],
    11,
    rail,
  )
  brush.line([LEFT - 7, 420, LEFT - 7, 140], 3, '#ffffff', 0.5)
  brush.line([INNER_RIGHT + 4, BOTTOM + 60, INNER_RIGHT + 4, 154], 7, rail)
  for (const side of [0, 1] as const) {
    const { x, y } = PIVOTS[side]
    const wall = side === 0 ? LEFT : INNER_RIGHT
    brush.shape([wall, 430, x, y + 2, x, BOTTOM + 60, wall, BOTTOM + 60], '#0a1428', 0.75)
    brush.line([wall, 432, x, y + 4], 8, rail)
  }
}

/** The arch a little further out, where its rail lies. */
const shifted = (points: readonly number[]) =>
  points.map((value, index) => (index % 2 === 0 ? 200 + (value - 200) * 1.03 : 130 + (value - 130) * 1.04))

function flipper(brush: Brush, side: 0 | 1, lift: number) {
  const { x, y } = PIVOTS[side]
  const tip = flipperTip(side, lift)
  brush.line([x + 2, y + 7, tip.x + 2, tip.y + 7], 16, '#001020', 0.45)
  brush.line([x, y + 3, tip.x, tip.y + 3], 16, '#8a2038')
  brush.line([x, y, tip.x, tip.y], 16, PAINT.coral)
  brush.line([x, y - 3, tip.x, tip.y - 3], 4, '#ffffff', 0.5)
  brush.disc(x, y, 6, PAINT.shell)
}

function things(brush: Brush, state: PinState, name: TableName) {
  const { bumpers, targets, lanes, saucer, walls } = tableOf(name)
  const { bumper: color, rail } = PAINTS[name]
  if (saucer) {
    brush.disc(saucer.x, saucer.y, SAUCER + 6, rail, 0.9)
    brush.disc(saucer.x, saucer.y + 1, SAUCER + 1, '#050a18')
  }
  for (const [x1, y1, x2, y2] of walls) brush.line([x1, y1, x2, y2], 8, rail)
  // The stars of the chart are its lanes, drawn by the mission.
  for (const [index, { x, y }] of name === 'stars' ? [] : lanes.entries())
    brush.disc(x, y, 9, state.lanes[index] ? PAINT.sun : '#06101f', state.lanes[index] ? 1 : 0.6)
  for (const [x1, y1, x2, y2] of slings) {
    brush.line([x1, y1 + 4, x2, y2 + 4], 9, '#001020', 0.4)
    brush.line([x1, y1, x2, y2], 9, PAINT.lagoon)
  }
  for (const [index, { x, y }] of targets.entries()) {
    const isLit = state.lit[index]
    if (isLit) brush.glow(x, y, 26, PAINT.amber)
    brush.puck(x, y, TARGET, isLit ? PAINT.amber : PAINT.slate, 4)
    brush.disc(x, y, 4, '#ffffff', isLit ? 0.9 : 0.4)
  }
  for (const [index, { x, y }] of bumpers.entries()) {
    const hot = Math.max(0, 1 - state.bumped[index]! / 10)
    brush.disc(x + 3, y + 9, BUMPER + 2, '#001020', 0.4)
    if (hot > 0) brush.ring(x, y, BUMPER + 8 * hot + 4, 4, '#ffffff', hot)
    brush.puck(x, y, BUMPER + hot * 2, color, 7)
    brush.disc(x, y, BUMPER * 0.62, '#fff4dc')
    brush.star(x, y - 1, BUMPER * 0.42, color)
  }
}

function plunger(brush: Brush, { pull }: PinState) {
  const y = 556 + pull * 20
  brush.slab(347, y, 18, 12, 4, PAINT.coral, 4)
  brush.round(346, 470 - 70, 6, 90, 3, '#03101f', 0.6)
  if (pull > 0.02) brush.round(346, 490 - 90 * pull, 6, 90 * pull, 3, pull > 0.8 ? PAINT.coral : PAINT.sun)
}

/** Balls that are left, and whether a lost one would come back. */
function lamps(brush: Brush, look: Look, { lamps: left, saver }: PinState) {
  const isWide = look.left < -60
  for (let index = 0; index < 3; index++) {
    const [x, y] = isWide
      ? [look.left + 36, look.top + 60 + index * 30]
      : [look.left + 24 + index * 26, look.top + 22]
    if (index < left) brush.ball(x, y, 9, '#dfe8f2')
    else brush.disc(x, y, 8, '#001020', 0.45)
  }
  const k = look.calm ? 1 : 0.6 + 0.4 * Math.sin(look.seconds * 8)
  if (saver > 0) brush.glow(FIELD_MIDDLE, 548, 20, PAINT.palm)
  if (saver > 0) brush.disc(FIELD_MIDDLE, 548, 7, PAINT.palm, k)
}

export const sceneOf = (name: TableName): Scene<PinState> => ({
  rules: rulesOf[name],
  backdrop: 'air',
  feel: FEEL,
  trail: '#ffffff',
  hero: ({ balls }) => balls[0] ?? { x: FIELD_MIDDLE, y: 500 },
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    floor(brush, PAINTS[name])
    paintMission(brush, state, name, look.calm ? 0 : look.seconds)
    things(brush, state, name)
    if (isWaiting(state)) plunger(brush, state)
    for (const side of [0, 1] as const) flipper(brush, side, state.lifts[side])
    for (const { x, y } of state.balls) {
      brush.disc(x + 3, y + 5, BALL, '#001020', 0.4)
      brush.ball(x, y, BALL, '#dfe8f2')
    }
    lamps(brush, look, state)
  },
})
