import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import { oval, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { bedPlace, fairPart, KINDS, MOST_BEDS, seasonAt, SEASONS, type Orchard } from '../trades/seasons.ts'

const SKIES = ['#b8f0a0', '#ffe28a', '#f2a860', '#cfe6ff'] as const
const GROUNDS = ['#6fbf5a', '#8fbf3f', '#b8803f', '#dfe9f5'] as const
const FRUITS = ['#f58ab8', '#ff6f4a', '#f0a020', '#5f7fe0'] as const

/** A walled garden under a year that turns: blossom, melon, pumpkin, winter berry. */
export const openScene = (): Scene => {
  let shown = -1
  let fade = 0
  const hops = new Map<number, number>()
  const scene: Scene<Orchard> = {
    ground(pen, { box }) {
      fillRound(pen, box, 0, '#6fbf5a')
    },
    draw(pen, look) {
      const { world, box, unit, place, time } = look
      const { kind } = seasonAt(world.clock)
      if (kind !== shown) [shown, fade] = [kind, shown < 0 ? 0 : 1]
      fade = Math.max(0, fade - 0.03)
      fillRound(pen, box, 0, GROUNDS[kind]!)
      const old = (kind + KINDS - 1) % KINDS
      if (fade > 0) fillRound(pen, { ...box, height: box.height * fade }, 0, GROUNDS[old]!)
      const hill = place(0, 150).y
      fillRound(pen, { x: box.x, y: box.y, width: box.width, height: hill - box.y }, 0, SKIES[kind]!)
      for (let bush = 0; bush < 9; bush++) {
        const x = box.x + ((bush + 0.5) / 9) * box.width
        oval(pen, x, hill + unit, unit * 7, unit * 5, shade(GROUNDS[kind]!, -0.25))
        oval(pen, x - unit, hill, unit * 6, unit * 4.4, shade(GROUNDS[kind]!, -0.12))
      }
      for (let bed = 0; bed < MOST_BEDS; bed++) {
        const hop = hops.get(bed) ?? 0
        hops.set(bed, Math.max(0, hop - 0.06))
        one(pen, look, bed, hop)
      }
      weather(pen, look, kind, time)
      year(pen, look)
    },
    spots: ({ body, place, unit }) =>
      body.beds.map((_, bed) => ({
        at: place(bedPlace(bed).x, bedPlace(bed).y),
        reach: Math.max(34, unit * 13),
        input: ['act', bed, 0] as const,
      })),
    finger: ({ place }) => [place(bedPlace(2).x, bedPlace(2).y)],
    show({ kind, x = 0, y = 0, amount = 0 }, { effects, place }) {
      if (kind === 'water' || kind === 'pick' || kind === 'crit' || kind === 'ripe')
        hops.set(amount, kind === 'ripe' ? 0.6 : 1)
      if (kind === 'season') shown = shown < 0 ? amount : shown
      if (kind === 'crit')
        effects.burst(place(x, y), { count: 14, speed: 200, colors: ['#ffe14a', '#ffffff', '#ff9ac0'] })
      if (kind === 'water')
        effects.burst(place(x, y), { count: 6, speed: 110, colors: ['#8a5a34', '#b8804a'], size: 6 })
    },
  }
  return scene as Scene
}

function one(pen: Pen, { body, world, place, unit, time }: Look<Orchard>, index: number, hop: number) {
  const bed = body.beds[index]
  const { x, y } = place(bedPlace(index).x, bedPlace(index).y)
  const box = { x: x - unit * 12, y: y - unit * 3, width: unit * 24, height: unit * 12 }
  if (!bed) {
    oval(pen, x, y + unit * 3, unit * 8, unit * 3, 'rgb(40 60 10 / .16)')
    return
  }
  slab(pen, box, unit * 4, '#8a5a34', '#4f3018', unit * 3)
  fillRound(
    pen,
    { x: box.x + unit * 1.4, y: box.y + unit * 1.2, width: box.width - unit * 2.8, height: unit * 5.6 },
    unit * 3,
    '#5f3b1f',
  )
  const isNow = seasonAt(world.clock).kind === bed.kind
  const size = unit * (1.6 + bed.grown * 3.4 + hop)
  for (const dx of [-7, 0, 7]) {
    const px = x + dx * unit
    const py = y + unit * (dx === 0 ? 2 : 1)
    const sway = isNow ? Math.sin(time * 3 + dx + index) * unit * 0.5 : 0
    fillRound(
      pen,
      { x: px - unit * 0.4, y: py - size * 1.4, width: unit * 0.8, height: size * 1.4 },
      2,
      isNow ? '#3f8f3a' : '#7f7a5a',
    )
    if (bed.grown > 0.12 || isNow) plant(pen, px + sway, py - size * 1.5, size, bed.kind, bed.grown, isNow)
  }
  if (bed.grown >= 1)
    fillCircle(pen, x + unit * 10, y - unit * 2, unit * (1.9 + Math.sin(time * 7) * 0.4), '#fff6b0')
  seed(pen, x - unit * 10, y + unit * 6, unit, bed.kind, isNow)
}

function plant(pen: Pen, x: number, y: number, size: number, kind: number, grown: number, isNow: boolean) {
  const color = isNow ? FRUITS[kind]! : '#9a9484'
  const leaf = isNow ? '#4fae48' : '#8a8a6a'
  oval(pen, x - size * 0.5, y + size * 0.4, size * 0.6, size * 0.28, leaf, 0.5)
  oval(pen, x + size * 0.5, y + size * 0.3, size * 0.6, size * 0.28, shade(leaf, -0.15), -0.5)
  if (grown < 0.25) return
  const grow = size * (0.3 + 0.4 * grown)
  if (kind === 0)
    for (let petal = 0; petal < 5; petal++)
      fillCircle(
        pen,
        x + Math.cos((petal * TURN) / 5) * grow * 0.6,
        y + Math.sin((petal * TURN) / 5) * grow * 0.6,
        grow * 0.5,
        color,
      )
  else if (kind === 3)
    for (const [dx, dy] of [
      [-0.4, 0],
      [0.4, 0.1],
      [0, -0.5],
      [0, 0.5],
    ] as const)
      fillCircle(pen, x + dx * grow, y + dy * grow, grow * 0.5, color)
  else {
    oval(pen, x, y, grow * (kind === 2 ? 1.15 : 0.95), grow * 0.95, shade(color, -0.25))
    oval(pen, x - grow * 0.1, y - grow * 0.12, grow * (kind === 2 ? 0.95 : 0.75), grow * 0.75, color)
    if (kind === 2)
      fillRound(
        pen,
        { x: x - grow * 0.12, y: y - grow * 1.2, width: grow * 0.24, height: grow * 0.4 },
        2,
        '#4f7a2a',
      )
  }
  fillCircle(pen, x, y, grow * (kind === 0 ? 0.36 : 0), '#ffe14a')
}

/** The sign on the bed: which season its seed waits for. */
function seed(pen: Pen, x: number, y: number, unit: number, kind: number, isNow: boolean) {
  fillCircle(pen, x, y + unit * 0.4, unit * 2.5, '#3a2412')
  fillCircle(pen, x, y, unit * 2.3, isNow ? '#fff6dc' : '#b8ae98')
  fillCircle(pen, x, y, unit * 1.5, FRUITS[kind]!)
}

function weather(pen: Pen, { box, unit }: Look<Orchard>, kind: number, time: number) {
  if (kind === 1) return
  for (let flake = 0; flake < 16; flake++) {
    const along = (flake * 0.381 + time * (0.05 + (flake % 3) * 0.02)) % 1
    const x = box.x + ((flake * 0.618 + Math.sin(time + flake) * 0.03 + 1) % 1) * box.width
    const y = box.y + along * box.height
    if (kind === 3) fillCircle(pen, x, y, unit * 0.7, '#ffffff')
    else oval(pen, x, y, unit * 1.1, unit * 0.6, kind === 0 ? '#ffc8dc' : '#d8702a', time * 2 + flake)
  }
}

/** The year as a ring: its hand turns, the fair at the end of each season shines in gold. */
function year(pen: Pen, { world, place, unit }: Look<Orchard>) {
  const { x, y } = place(880, 150)
  const { kind, part } = seasonAt(world.clock)
  const radius = unit * 9
  fillCircle(pen, x, y + unit, radius * 1.14, 'rgb(30 20 10 / .4)')
  for (let quarter = 0; quarter < KINDS; quarter++) {
    const from = -TURN / 4 + (quarter * TURN) / 4
    const fair = from + (TURN / 4) * fairPart(world.levels)
    for (const [start, end, color] of [
      [from, fair, FRUITS[quarter]!],
      [fair, from + TURN / 4, '#ffe14a'],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x, y)
      pen.arc(x, y, quarter === kind ? radius : radius * 0.86, start, end)
      pen.fillStyle = color
      pen.fill()
    }
  }
  fillCircle(pen, x, y, radius * 0.5, '#fff6dc')
  const hand = -TURN / 4 + ((kind + part) * TURN) / 4
  shape(
    pen,
    [
      x + Math.cos(hand) * radius,
      y + Math.sin(hand) * radius,
      x + Math.cos(hand + 1.6) * unit,
      y + Math.sin(hand + 1.6) * unit,
      x + Math.cos(hand - 1.6) * unit,
      y + Math.sin(hand - 1.6) * unit,
    ],
    '#3a2412',
  )
  fillCircle(pen, x, y, unit * 1.4, world.levels[SEASONS.fair]! > 0 ? '#c88a10' : '#3a2412')
}
