import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import { islander, oval, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene, Spot } from '../scene.ts'
import {
  beltPlace,
  DROP,
  type Item,
  MOST_SLOTS,
  slotAt,
  slotCount,
  WORKS,
  type Works,
} from '../trades/works.ts'

/** Each machine has a colour, and what leaves it shows it. */
const MACHINES = ['#ef6f5e', '#f7b53c', '#5fc46a', '#4fa8ff', '#a774e8', '#f07fb8'] as const
const STEPS = 28

/** A belt in three rows: fruit in above, what the machines make of it out below. */
export const openScene = (): Scene => {
  const hops = new Map<number, number>()
  const scene: Scene<Works> = {
    ground,
    draw: (pen, look) => draw(hops, pen, look),
    spots,
    finger,
    show: (event, look) => show(hops, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, look: Look<Works>) {
  const { box, unit, place } = look
  fillRound(pen, box, 0, '#c9704f')
  for (let row = 0; row < 14; row++)
    for (let brick = 0; brick < 12; brick++)
      fillRound(
        pen,
        {
          x: (brick + (row % 2) / 2 - 0.5) * (box.width / 11),
          y: row * (box.height / 13),
          width: box.width / 11 - 4,
          height: box.height / 13 - 4,
        },
        3,
        (row * 7 + brick * 3) % 5 ? '#d27d5a' : '#de8d68',
      )
  fillRound(pen, { x: 0, y: place(0, 120).y, width: box.width, height: box.height }, 0, 'rgb(70 25 40 / .28)')
  belt(pen, look, unit * 11, '#3a2030')
  belt(pen, look, unit * 8.6, '#5f4a58')
}

function draw(hops: Map<number, number>, pen: Pen, look: Look<Works>) {
  const { body, world, unit, place, time } = look
  for (let mark = 0; mark < STEPS; mark++) {
    const at = ((mark + ((world.clock * 2) % 36) / 36) / STEPS) * 1000
    const { x, y } = place(beltPlace(at).x, beltPlace(at).y)
    fillRound(
      pen,
      { x: x - unit * 0.4, y: y - unit * 3, width: unit * 0.8, height: unit * 6 },
      2,
      'rgb(255 255 255 / .14)',
    )
  }
  hopper(pen, look)
  exit(pen, look)
  for (const item of body.items) {
    const { x, y } = place(beltPlace(item.at).x, beltPlace(item.at).y)
    fruit(pen, item, x, y - unit * 1.4, unit * 2.6)
  }
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    const { x, y } = place(beltPlace(slotAt(slot)).x, beltPlace(slotAt(slot)).y)
    const hop = hops.get(slot) ?? 0
    hops.set(slot, Math.max(0, hop - 0.08))
    if (slot < slotCount(world.levels))
      machine(pen, body.slots[slot] ?? -1, { x, y, unit, hop, time, busy: (body.busy[slot] ?? 0) > 0 })
    else oval(pen, x, y - unit * 9, unit * 4, unit * 1.6, 'rgb(0 0 0 / .16)')
  }
  const keeper = place(945, 560)
  islander(pen, keeper.x, keeper.y, unit * 11, '#4fa8ff', time * 3)
}

function spots({ place, unit, world }: Look<Works>): readonly Spot[] {
  return [
    { at: place(140, 120), reach: Math.max(30, unit * 11), input: ['act', DROP, 0] },
    ...Array.from({ length: slotCount(world.levels) }, (_, slot) => {
      const { x, y } = place(beltPlace(slotAt(slot)).x, beltPlace(slotAt(slot)).y)
      return {
        at: { x, y: y - unit * 4 },
        reach: Math.max(30, unit * 11),
        input: ['act', slot, 0] as const,
      }
    }),
  ]
}

function finger({ place, unit }: Look<Works>) {
  const { x, y } = place(beltPlace(slotAt(0)).x, beltPlace(slotAt(0)).y)
  return [{ x, y: y - unit * 4 }]
}

function show(
  hops: Map<number, number>,
  { kind, amount = 0, x = 0, y = 0 }: SimEvent,
  { effects, place }: Look<Works>,
) {
  if (kind === 'work' || kind === 'pick') hops.set(amount, 1)
  if (kind === 'work')
    effects.burst(place(x, y - 30), {
      count: 4,
      colors: ['#ffffff', '#ffe08a'],
      speed: 90,
      size: 5,
      life: 0.4,
    })
  if (kind === 'pick') effects.burst(place(x, y - 60), { count: 12, colors: MACHINES, speed: 170 })
}

function belt(pen: Pen, { place }: Look<Works>, width: number, paint: string) {
  pen.strokeStyle = paint
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (let step = 0; step <= 120; step++) {
    const { x, y } = beltPlace((step / 120) * 999)
    const at = place(x, y)
    pen.lineTo(at.x, at.y)
  }
  pen.stroke()
}

interface MachineLook {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly hop: number
  readonly time: number
  readonly busy: boolean
}

function machine(pen: Pen, kind: number, { x, y, unit, hop, time, busy }: MachineLook) {
  if (kind < 0) {
    pen.setLineDash([6, 5])
    pen.strokeStyle = '#ffe7ae'
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.roundRect(x - unit * 5, y - unit * 13, unit * 10, unit * 11, unit * 2)
    pen.stroke()
    pen.setLineDash([])
    fillRound(pen, { x: x - unit * 0.6, y: y - unit * 10, width: unit * 1.2, height: unit * 5 }, 2, '#ffe7ae')
    fillRound(
      pen,
      { x: x - unit * 2.5, y: y - unit * 8.1, width: unit * 5, height: unit * 1.2 },
      2,
      '#ffe7ae',
    )
    return
  }
  const color = MACHINES[kind]!
  const top = y - unit * 13 + hop * unit * 1.6
  for (const side of [-1, 1])
    fillRound(
      pen,
      { x: x + side * unit * 4.4 - unit * 0.8, y: top + unit * 6, width: unit * 1.6, height: unit * 10 },
      2,
      shade(color, -0.5),
    )
  slab(
    pen,
    { x: x - unit * 5.6, y: top, width: unit * 11.2, height: unit * 9.6 },
    unit * 2.2,
    color,
    shade(color, -0.4),
    unit * 1.5,
  )
  fillCircle(pen, x, top + unit * 4, unit * 3, shade(color, -0.45))
  emblem(pen, kind, x, top + unit * 4, unit * 2.2, busy ? time * 9 : 0)
  fillRound(
    pen,
    { x: x - unit * 1.4, y: top + unit * 8.6, width: unit * 2.8, height: unit * (1.4 + hop * 2.2) },
    2,
    '#cfd8e0',
  )
  fillCircle(pen, x + unit * 4, top + unit * 1.6, unit * 0.8, busy ? '#8ff0b0' : '#ffe7ae')
}

/** A wheel with as many teeth as the machine's place in the recipe. */
function emblem(pen: Pen, kind: number, x: number, y: number, size: number, turn: number) {
  for (let tooth = 0; tooth <= kind; tooth++) {
    const angle = turn + (tooth / (kind + 1)) * TURN - Math.PI / 2
    fillCircle(
      pen,
      x + Math.cos(angle) * size * (kind ? 0.65 : 0),
      y + Math.sin(angle) * size * (kind ? 0.65 : 0),
      size * (kind ? 0.34 : 0.6),
      '#ffffff',
    )
  }
}

function fruit(pen: Pen, { stage, gold }: Item, x: number, y: number, size: number) {
  oval(pen, x, y + size * 0.95, size * 0.9, size * 0.3, 'rgb(0 0 0 / .3)')
  const color = stage === 0 ? '#8a5a2e' : MACHINES[stage - 1]!
  if (stage < 3) {
    fillCircle(pen, x, y, size, shade(color, -0.35))
    fillCircle(pen, x - size * 0.06, y - size * 0.08, size * 0.9, color)
    if (stage > 0) fillCircle(pen, x, y - size * 0.1, size * (0.75 - stage * 0.15), '#fff4e0')
  } else {
    fillRound(pen, { x: x - size * 0.35, y: y - size * 1.9, width: size * 0.7, height: size }, 3, '#fff4e0')
    fillRound(
      pen,
      { x: x - size * 0.75, y: y - size * 1.2, width: size * 1.5, height: size * 2.1 },
      size * 0.4,
      color,
    )
    if (stage > 3)
      fillRound(
        pen,
        { x: x - size * 0.75, y: y - size * 0.5, width: size * 1.5, height: size * 0.7 },
        1,
        '#ffffff',
      )
    if (stage > 4)
      shape(
        pen,
        [x - size * 0.6, y - size * 1.9, x + size * 0.6, y - size * 1.9, x, y - size * 1.3],
        '#ffd23f',
      )
  }
  if (gold) fillCircle(pen, x - size * 0.5, y - size * 0.6, size * 0.4, '#ffe85e')
}

function hopper(pen: Pen, { place, unit }: Look<Works>) {
  const { x, y } = place(140, 120)
  shape(
    pen,
    [
      x - unit * 9,
      y - unit * 8,
      x + unit * 9,
      y - unit * 8,
      x + unit * 4,
      y + unit * 4,
      x - unit * 4,
      y + unit * 4,
    ],
    '#7a4a22',
  )
  shape(
    pen,
    [
      x - unit * 9,
      y - unit * 8,
      x + unit * 4,
      y - unit * 8,
      x + unit,
      y + unit * 4,
      x - unit * 4,
      y + unit * 4,
    ],
    '#d99a4a',
  )
  for (const [dx, dy] of [
    [-5, -8],
    [0, -9],
    [5, -8],
    [-2.4, -11],
    [2.6, -11.4],
  ] as const)
    fillCircle(pen, x + dx * unit, y + dy * unit, unit * 2.6, dx % 2 ? '#8a5a2e' : '#9c6a36')
}

function exit(pen: Pen, { place, unit, world }: Look<Works>) {
  const { x, y } = place(890, 870)
  const size = unit * (7 + Math.min(4, world.levels[WORKS.price]! * 0.2))
  slab(
    pen,
    { x: x - size, y: y - size * 0.6, width: size * 2, height: size * 1.7 },
    unit * 2,
    '#3fa878',
    '#1d6a48',
    unit * 2,
  )
  fillRound(
    pen,
    { x: x - size * 0.7, y: y - size * 0.35, width: size * 1.4, height: size * 0.4 },
    4,
    '#0f3a28',
  )
}
