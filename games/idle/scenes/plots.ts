import { fillCircle, fillRound, slab } from '#kit/game/draw.ts'
import { hut, islander, oval, palm, shadow, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { FIRST_PLOTS, MOST_PLOTS, PLOTS, plotPlace, type Farm, type Plot } from '../trades/plots.ts'

const CLOTHS = ['#ef6f5e', '#4fa8ff', '#f7b53c', '#a774e8', '#4fc48a', '#f07fb8']
/** Fruit and leaf of each crop. */
const CROPS = [
  ['#ff8a2e', '#4fb84a'],
  ['#ffd23f', '#3f9a4a'],
  ['#ff5d73', '#58c04f'],
  ['#a35be0', '#3f9a5a'],
  ['#ff9ad0', '#6ccf62'],
  ['#4fc8ff', '#2f8f6a'],
  ['#ffe58a', '#e0a020'],
  ['#ffffff', '#7be3e0'],
] as const

/** An islet from above: plots in rows, a hut, palms, pickers that carry the harvest home. */
export const openScene = (): Scene => {
  const hops = new Map<number, number>()
  const scene: Scene<Farm> = {
    ground(pen, look) {
      sea(pen, look)
      const { unit, place } = look
      for (const [index] of Array.from({ length: MOST_PLOTS }).entries()) {
        const { x, y } = place(plotPlace(index).x, plotPlace(index).y)
        oval(pen, x, y + unit * 3, unit * 7, unit * 3.4, 'rgb(60 120 40 / .25)')
      }
    },
    draw(pen, look) {
      const { body, unit, place, world, time } = look
      const home = place(95, 250)
      hut(
        pen,
        home.x,
        home.y,
        unit * 17,
        '#f0d9a8',
        1 + Math.min(2, Math.floor(world.levels[PLOTS.price]! / 4)),
      )
      const tree = place(935, 190)
      palm(pen, tree.x, tree.y, unit * 20, Math.sin(time * 1.3) * unit * 0.6)
      for (const [index, plot] of body.plots.entries()) {
        const { x, y } = place(plotPlace(index).x, plotPlace(index).y)
        const hop = hops.get(index) ?? 0
        hops.set(index, Math.max(0, hop - 0.07))
        drawPlot(pen, plot, { x, y, unit: unit * 1.16, hop, time: time + index })
      }
      const count = FIRST_PLOTS + world.levels[PLOTS.field]!
      if (count < MOST_PLOTS) sign(pen, look, count)
      for (const [index, picker] of body.pickers.entries()) {
        const { x, y } = place(picker.x, picker.y)
        islander(
          pen,
          x,
          y + unit * 2,
          unit * 9,
          CLOTHS[index % CLOTHS.length]!,
          picker.to >= 0 ? time * 14 + index : 0,
        )
      }
      const near = place(60, 960)
      palm(pen, near.x, near.y, unit * 24, Math.sin(time * 1.1 + 2) * unit * 0.7)
    },
    spots: ({ body, unit, place }) =>
      body.plots.map((_, index) => ({
        at: place(plotPlace(index).x, plotPlace(index).y),
        reach: Math.max(26, unit * 9),
        input: ['act', index, 0] as const,
      })),
    finger: ({ place }) => [place(plotPlace(0).x, plotPlace(0).y)],
    show({ kind, amount = 0, x = 0, y = 0 }, { effects, place }) {
      if (kind === 'water')
        effects.burst(place(x, y), { count: 7, colors: ['#7fd4ff', '#d8f4ff'], speed: 110, size: 5 })
      if (kind === 'pick')
        effects.burst(place(x, y), { count: 9, colors: ['#6ccf62', '#ffd35e'], speed: 150 })
      if (kind === 'water' || kind === 'pick') hops.set(amount, 1)
    },
  }
  return scene as Scene
}

function sea(pen: Pen, { box, unit, place }: Look<Farm>) {
  const middle = place(500, 520)
  const [wide, high] = [box.width * 0.56, box.height * 0.52]
  for (const [grow, paint] of [
    [1.1, 'rgb(160 240 235 / .22)'],
    [1.02, 'rgb(190 250 240 / .4)'],
  ] as const)
    oval(pen, middle.x, middle.y + unit * 2, wide * grow, high * grow, paint)
  oval(pen, middle.x, middle.y + unit * 3, wide * 0.98, high * 0.98, '#c99b52')
  oval(pen, middle.x, middle.y, wide * 0.98, high * 0.98, '#f6dfa0')
  oval(pen, middle.x, middle.y + unit * 1.4, wide * 0.9, high * 0.88, '#5f9f3f')
  oval(pen, middle.x, middle.y, wide * 0.9, high * 0.88, '#8fd05a')
  oval(pen, middle.x - wide * 0.2, middle.y - high * 0.25, wide * 0.6, high * 0.52, 'rgb(200 245 130 / .35)')
  for (const [x, y] of [
    [330, 190],
    [610, 170],
    [150, 520],
    [880, 480],
    [520, 905],
    [790, 860],
  ] as const) {
    const at = place(x, y)
    for (const dx of [-1.6, 0, 1.6])
      shape(
        pen,
        [
          at.x + dx * unit - unit * 0.5,
          at.y,
          at.x + dx * unit * 1.3,
          at.y - unit * 2.2,
          at.x + dx * unit + unit * 0.5,
          at.y,
        ],
        '#4f9a3a',
      )
  }
}

interface PlotLook {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly hop: number
  readonly time: number
}

function drawPlot(pen: Pen, { grown, crop }: Plot, { x, y, unit, hop, time }: PlotLook) {
  const half = unit * 7.6
  const down = hop * unit * 0.8
  slab(
    pen,
    { x: x - half, y: y - unit * 2 + down, width: half * 2, height: unit * 7.6 },
    unit * 2,
    '#8a5429',
    '#56310f',
    unit * 1.6,
  )
  for (const row of [-0.5, 0, 0.5])
    fillRound(
      pen,
      { x: x - half * 0.8, y: y + unit * (0.9 + row * 3.2) + down, width: half * 1.6, height: unit * 0.6 },
      3,
      '#6b3d18',
    )
  const [fruit, leaf] = CROPS[crop % CROPS.length]!
  const ripe = grown >= 1
  const sway = ripe ? Math.sin(time * 4) * unit * 0.25 : 0
  for (const [dx, dy] of [
    [-4.2, 0.6],
    [0, 0.6],
    [4.2, 0.6],
    [-2.1, 3],
    [2.1, 3],
  ] as const) {
    const [px, py] = [x + dx * unit, y + dy * unit + down]
    const high = unit * (0.8 + 3.4 * grown) * (1 + hop * 0.25)
    oval(
      pen,
      px - unit * 0.7 * grown + sway,
      py - high * 0.55,
      unit * 0.9 * grown + 1,
      unit * 0.5 + 0.4,
      leaf,
      0.7,
    )
    oval(
      pen,
      px + unit * 0.7 * grown + sway,
      py - high * 0.55,
      unit * 0.9 * grown + 1,
      unit * 0.5 + 0.4,
      leaf,
      -0.7,
    )
    if (grown > 0.55) {
      const size =
        unit * 1.7 * Math.min(1, (grown - 0.5) * 2) * (ripe ? 1 + 0.06 * Math.sin(time * 5 + dx) : 1)
      fillCircle(pen, px + sway, py - high, size, fruit)
      fillCircle(pen, px + sway - size * 0.3, py - high - size * 0.3, size * 0.32, 'rgb(255 255 255 / .65)')
    }
  }
  if (ripe) return
  fillRound(
    pen,
    { x: x - half * 0.7, y: y + unit * 4.7, width: half * 1.4, height: unit },
    unit,
    'rgb(20 10 0 / .5)',
  )
  fillRound(
    pen,
    { x: x - half * 0.7, y: y + unit * 4.7, width: half * 1.4 * Math.max(0.08, grown), height: unit },
    unit,
    '#9be86a',
  )
}

/** Where the next plot will be dug. */
function sign(pen: Pen, { unit, place }: Look<Farm>, index: number) {
  const { x, y } = place(plotPlace(index).x, plotPlace(index).y)
  shadow(pen, x, y + unit * 3, unit * 3)
  fillRound(pen, { x: x - unit * 0.5, y: y - unit, width: unit, height: unit * 4 }, 2, '#8a5a2e')
  slab(
    pen,
    { x: x - unit * 3.4, y: y - unit * 3, width: unit * 6.8, height: unit * 4 },
    unit,
    '#e8bd78',
    '#a8783a',
    unit * 0.8,
  )
  fillRound(
    pen,
    { x: x - unit * 0.4, y: y - unit * 2.4, width: unit * 0.8, height: unit * 2.2 },
    1,
    '#6b3f1c',
  )
  fillRound(
    pen,
    { x: x - unit * 1.1, y: y - unit * 1.7, width: unit * 2.2, height: unit * 0.8 },
    1,
    '#6b3f1c',
  )
}
