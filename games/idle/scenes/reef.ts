import type { IdleInput } from '../rules.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { coin, oval, pearl, shadow, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { type Fish, GATHER, REEF, type Reef, SAND, SELL, stageOf, tankRoom } from '../trades/reef.ts'

const KINDS = [
  ['#ff9a3c', '#ffffff'],
  ['#4fa8ff', '#ffe36b'],
  ['#f0609a', '#ffc0dc'],
  ['#7be35f', '#2f8f5f'],
  ['#a774e8', '#ffd35e'],
  ['#ffd23f', '#e0503f'],
  ['#5fe0d0', '#1f5fa8'],
  ['#f4f0ff', '#b98bf0'],
] as const
const FISH_REACH = 34

/** A tank: crumbs sink, fish chase them and grow, pearls fall to the sand. */
export const openScene = (): Scene => {
  const scene: Scene<Reef> = {
    ground,
    draw,
    spots,
    finger: ({ place }) => [place(500, 250)],
    down: fingerDown,
    show,
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Reef>) {
  const water = pen.createLinearGradient(0, 0, 0, box.height)
  water.addColorStop(0, '#6fd8f0')
  water.addColorStop(0.5, '#2f94d0')
  water.addColorStop(1, '#12508f')
  pen.fillStyle = water
  pen.fillRect(0, 0, box.width, box.height)
  for (const [x, lean] of [
    [180, 60],
    [420, 90],
    [700, 70],
  ] as const) {
    const [top, low] = [place(x, -60), place(x + lean * 3, 960)]
    shape(
      pen,
      [top.x - unit * 4, top.y, top.x + unit * 5, top.y, low.x + unit * 14, low.y, low.x - unit * 8, low.y],
      'rgb(255 255 255 / .09)',
    )
  }
  const floor = place(0, SAND + 10).y
  oval(pen, box.width * 0.3, floor + unit * 14, box.width * 0.6, unit * 17, '#c99b52')
  oval(pen, box.width * 0.75, floor + unit * 15, box.width * 0.6, unit * 18, '#d9ae66')
  fillRound(pen, { x: 0, y: floor + unit, width: box.width, height: box.height }, 0, '#f0d596')
  for (const [x, size, color] of [
    [70, 9, '#ef6f8f'],
    [160, 6, '#f7a05c'],
    [870, 10, '#b06fe0'],
    [955, 7, '#ef6f8f'],
  ] as const) {
    const at = place(x, SAND + 30)
    for (const [dx, dy] of [
      [-0.6, -0.5],
      [0, -1.1],
      [0.6, -0.6],
      [-0.3, -1.6],
      [0.4, -1.7],
    ] as const) {
      fillRound(
        pen,
        {
          x: at.x + dx * size * unit * 0.6 - unit,
          y: at.y + dy * size * unit * 0.6,
          width: unit * 2,
          height: -dy * size * unit * 0.6,
        },
        unit,
        shade(color, -0.2),
      )
      fillCircle(pen, at.x + dx * size * unit * 0.6, at.y + dy * size * unit * 0.6, unit * 1.7, color)
    }
  }
}

function draw(pen: Pen, look: Look<Reef>) {
  const { body, world, unit, place, time } = look
  weeds(pen, look)
  for (let bubble = 0; bubble < 10; bubble++) {
    const at = place(
      ((bubble * 211) % 1000) + Math.sin(time * 2 + bubble) * 8,
      900 - ((time * (40 + bubble * 6) + bubble * 190) % 900),
    )
    fillCircle(pen, at.x, at.y, unit * (0.5 + (bubble % 3) * 0.4), 'rgb(255 255 255 / .3)')
  }
  for (const { x, y } of body.food) {
    const at = place(x, y)
    fillCircle(pen, at.x, at.y, unit * 1.3, '#8a4a1c')
    fillCircle(pen, at.x - unit * 0.2, at.y - unit * 0.3, unit * 1, '#e0a050')
  }
  for (const { x, y } of body.pearls) {
    const at = place(x, y)
    shadow(pen, at.x, at.y + unit * 2, unit * 1.8, unit * 0.6)
    pearl(pen, at.x, at.y, unit * 2.1)
  }
  if (world.levels[REEF.snail]! > 0) snail(pen, look)
  for (const fish of body.fish) drawFish(pen, look, fish)
  const tag = place(500, 985)
  write(pen, `${body.fish.length} / ${tankRoom(world.levels)}`, tag.x, tag.y - unit, {
    size: Math.max(12, unit * 4),
    color: '#6b3f1c',
  })
}

function spots({ body, place }: Look<Reef>) {
  return [
    ...body.pearls
      .slice(0, 12)
      .map(({ x, y }) => ({ at: place(x, y), reach: 30, input: ['act', GATHER, Math.round(x)] as const })),
    ...[1, 3, 5, 7, 9].map((column) => ({
      at: place(column * 100, 90),
      reach: 26,
      input: ['act', column, 0] as const,
    })),
    ...body.fish.flatMap((fish, index) =>
      stageOf(fish) === 2
        ? [{ at: place(fish.x, fish.y), reach: FISH_REACH, input: ['act', SELL, index] as const }]
        : [],
    ),
  ]
}

function fingerDown(at: Point, { body, place, box }: Look<Reef>): IdleInput | undefined {
  const pearlAt = body.pearls.find(({ x, y }) => Math.hypot(place(x, y).x - at.x, place(x, y).y - at.y) < 30)
  if (pearlAt) return ['act', GATHER, Math.round(pearlAt.x)]
  const fish = body.fish.findIndex(
    (one) =>
      stageOf(one) === 2 &&
      Math.hypot(place(one.x, one.y).x - at.x, place(one.x, one.y).y - at.y) < FISH_REACH,
  )
  // A hungry fish is fed rather than sold.
  if (fish >= 0 && body.fish[fish]!.full > 0 && body.fish.length > 2) return ['act', SELL, fish]
  return ['act', Math.max(0, Math.min(9, Math.floor(((at.x - box.x) / box.width) * 10))), 0]
}

function show({ kind, x = 0, y = 0 }: SimEvent, { effects, place }: Look<Reef>) {
  const at = place(x, y)
  if (kind === 'eat')
    effects.burst(at, { count: 4, colors: ['#e0a050', '#ffffff'], speed: 80, size: 4, gravity: -60 })
  if (kind === 'grown' || kind === 'young')
    effects.burst(at, { count: 16, colors: ['#ffffff', '#8ff0ff', '#ffd35e'], speed: 170, gravity: -80 })
  if (kind === 'gather') effects.burst(at, { count: 5, colors: ['#ffffff', '#e8d8f4'], speed: 110, size: 5 })
}

function weeds(pen: Pen, { place, unit, time }: Look<Reef>) {
  pen.lineCap = 'round'
  for (const [x, high, color] of [
    [230, 300, '#2f9a5f'],
    [270, 220, '#3fb86a'],
    [760, 340, '#2a8f6a'],
    [800, 240, '#48c070'],
  ] as const) {
    const root = place(x, SAND + 20)
    const tip = place(x, SAND - high)
    const sway = Math.sin(time * 1.4 + x) * unit * 3
    pen.strokeStyle = color
    pen.lineWidth = unit * 2
    pen.beginPath()
    pen.moveTo(root.x, root.y)
    pen.bezierCurveTo(
      root.x - sway,
      root.y + (tip.y - root.y) * 0.35,
      tip.x + sway * 1.5,
      root.y + (tip.y - root.y) * 0.7,
      tip.x + sway,
      tip.y,
    )
    pen.stroke()
  }
}

function drawFish(pen: Pen, { place, unit, time }: Look<Reef>, fish: Fish) {
  const { x, y } = place(fish.x, fish.y)
  const stage = stageOf(fish)
  const size = unit * [2.6, 4, 5.6][stage]!
  const face = fish.to >= fish.x ? 1 : -1
  const [color, fin] = KINDS[fish.kind % KINDS.length]!
  const wag = Math.sin(time * 9 + fish.high) * size * 0.22
  const pale = fish.full === 0
  const skin = pale ? shade(color, 0.45) : color
  pen.save()
  pen.translate(x, y + Math.sin(time * 2 + fish.to) * unit * 0.5)
  pen.scale(face, 1)
  shape(
    pen,
    [
      -size * 0.8,
      0,
      -size * 1.65,
      -size * 0.65 + wag,
      -size * 1.4,
      wag * 0.4,
      -size * 1.65,
      size * 0.65 + wag,
    ],
    fin,
  )
  shape(pen, [-size * 0.5, -size * 0.4, size * 0.1, -size * 1.05, size * 0.5, -size * 0.45], fin)
  oval(pen, 0, size * 0.08, size, size * 0.66, shade(skin, -0.3))
  oval(pen, 0, 0, size, size * 0.62, skin)
  for (const band of fish.kind % 2 ? [-0.35] : [-0.42, 0.2])
    oval(pen, band * size, 0, size * 0.13, size * 0.6 * Math.sqrt(1 - band * band), fin)
  oval(pen, size * 0.1, -size * 0.32, size * 0.5, size * 0.12, 'rgb(255 255 255 / .5)')
  shape(pen, [-size * 0.05, size * 0.12, -size * 0.5, size * 0.5 + wag * 0.5, size * 0.15, size * 0.36], fin)
  fillCircle(pen, size * 0.58, -size * 0.1, size * 0.17, '#ffffff')
  fillCircle(pen, size * 0.62, -size * 0.1, size * 0.1, '#14202c')
  pen.restore()
  if (pale) fillCircle(pen, x, y - size * 1.3, unit * 1.1, '#e0a050')
  else if (stage === 2) coin(pen, x, y - size * 1.25 + Math.sin(time * 3) * unit * 0.4, unit * 1.3)
}

function snail(pen: Pen, { body, place, unit, time }: Look<Reef>) {
  const { x, y } = place(body.snail, SAND + 18)
  const stretch = Math.sin(time * 4) * unit * 0.6
  oval(pen, x, y, unit * 6 + stretch, unit * 1.6, '#e8b080')
  fillCircle(pen, x + unit * 5 + stretch, y - unit * 1.4, unit * 1.6, '#f4c898')
  fillCircle(pen, x - unit, y - unit * 3, unit * 4, '#7d3f8f')
  fillCircle(pen, x - unit * 1.3, y - unit * 3.3, unit * 3.6, '#b060c8')
  fillCircle(pen, x - unit * 0.7, y - unit * 2.7, unit * 2, '#e0a0f0')
  fillCircle(pen, x - unit * 0.6, y - unit * 2.6, unit * 0.9, '#7d3f8f')
}
