import { fillCircle, fillRound, shade, signed, slab, write } from '#kit/game/draw.ts'
import { coin, hut, oval, palm, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { canoeCount, CHARTS, chartPlace, luckOf, rewardOf, type Scouts } from '../trades/scouts.ts'

const SAILS = ['#ffd35e', '#ff7a6b', '#5fd0e8', '#b89af0', '#8fe08a', '#ffa8d0'] as const
const GOALS = [
  [120, 150],
  [360, 90],
  [640, 100],
  [880, 170],
  [940, 360],
  [60, 370],
] as const
const HOME = [500, 590] as const

/** The chart room: the lagoon at dusk, canoes on their way, three maps on the table. */
export const openScene = (): Scene => {
  const scene: Scene<Scouts> = {
    ground(pen, { box, unit, place }) {
      const sea = pen.createLinearGradient(0, box.y, 0, place(0, 700).y)
      sea.addColorStop(0, '#22457f')
      sea.addColorStop(1, '#3fa0b8')
      fillRound(pen, box, 0, sea)
      for (let wave = 0; wave < 24; wave++) {
        const { x, y } = place((wave * 373) % 1000, 60 + ((wave * 211) % 560))
        fillRound(pen, { x, y, width: unit * 6, height: unit * 0.7 }, 2, 'rgb(255 255 255 / .16)')
      }
      for (const [gx, gy] of GOALS) {
        const { x, y } = place(gx, gy)
        oval(pen, x, y + unit * 3, unit * 9, unit * 3.4, '#2f86a8')
        oval(pen, x, y + unit * 2, unit * 7, unit * 2.6, '#e8cf92')
        palm(pen, x + unit, y + unit * 2, unit * 9)
      }
      const home = place(...HOME)
      oval(pen, home.x, home.y + unit * 2, unit * 20, unit * 7, '#2f86a8')
      oval(pen, home.x, home.y + unit, unit * 17, unit * 5.4, '#f0d79a')
      hut(pen, home.x + unit * 7, home.y, unit * 11, '#f7ead0')
      palm(pen, home.x - unit * 9, home.y + unit, unit * 15)
      const table = place(0, 690).y
      fillRound(
        pen,
        { x: box.x, y: table, width: box.width, height: box.y + box.height - table },
        0,
        '#6b3f24',
      )
      fillRound(pen, { x: box.x, y: table, width: box.width, height: unit * 2 }, 0, '#a8683a')
    },
    draw(pen, look) {
      canoes(pen, look)
      for (let chart = 0; chart < CHARTS; chart++) map(pen, look, chart)
      luck(pen, look)
    },
    spots: ({ place, unit }) =>
      Array.from({ length: CHARTS }, (_, chart) => ({
        at: place(chartPlace(chart).x, chartPlace(chart).y),
        reach: Math.max(46, unit * 16),
        input: ['act', chart, 0] as const,
      })),
    finger: ({ place }) => [place(chartPlace(0).x, chartPlace(0).y)],
    show({ kind, x = 0, y = 0 }, { effects, place }) {
      if (kind === 'merge') effects.burst(place(x, y), { count: 22, speed: 240 })
      if (kind === 'bad') {
        effects.burst(place(x, y), { count: 14, speed: 140, colors: ['#8aa8c0', '#5a7890'] })
        effects.quake(4)
      }
    },
  }
  return scene as Scene
}

function canoes(pen: Pen, { body, world, place, unit, time }: Look<Scouts>) {
  for (const [index, trip] of body.trips.entries()) {
    const along = 1 - trip.left / trip.whole
    const out = along < 0.5 ? along * 2 : 2 - along * 2
    const goal = GOALS[(trip.chart * 2 + (trip.whole % 2)) % GOALS.length]!
    const { x, y } = place(HOME[0] + (goal[0] - HOME[0]) * out, HOME[1] - 20 + (goal[1] + 50 - HOME[1]) * out)
    canoe(
      pen,
      x,
      y + Math.sin(time * 4 + index) * unit * 0.5,
      unit,
      SAILS[index % SAILS.length]!,
      along < 0.5 === goal[0] > HOME[0] ? 1 : -1,
    )
  }
  const free = canoeCount(world.levels) - body.trips.length
  for (let index = 0; index < free; index++) {
    const { x, y } = place(500 + (index - (free - 1) / 2) * 75, 655)
    canoe(pen, x, y, unit * 0.8, SAILS[(body.trips.length + index) % SAILS.length]!, 1)
  }
}

function canoe(pen: Pen, x: number, y: number, unit: number, sail: string, way: number) {
  oval(pen, x, y + unit * 1.8, unit * 5, unit * 1, 'rgb(255 255 255 / .4)')
  shape(
    pen,
    [
      x - unit * 5,
      y - unit * 0.6,
      x + unit * 5,
      y - unit * 0.6,
      x + unit * 3.6,
      y + unit * 1.8,
      x - unit * 3.6,
      y + unit * 1.8,
    ],
    '#7a3f1a',
  )
  fillRound(pen, { x: x - unit * 0.3, y: y - unit * 8, width: unit * 0.7, height: unit * 8 }, 1, '#5a2f14')
  shape(
    pen,
    [
      x + way * unit * 0.6,
      y - unit * 8,
      x + way * unit * 5,
      y - unit * 1.4,
      x + way * unit * 0.6,
      y - unit * 1.4,
    ],
    sail,
  )
  shape(
    pen,
    [
      x - way * unit * 0.6,
      y - unit * 7,
      x - way * unit * 0.6,
      y - unit * 1.4,
      x - way * unit * 3,
      y - unit * 1.4,
    ],
    shade(sail, -0.2),
  )
}

/** A map: the way as dots, the danger as a coloured bar, the reward. The paper burns down from the right as its time ends. */
function map(pen: Pen, { body, world, place, unit, short }: Look<Scouts>, index: number) {
  const chart = body.charts[index]!
  const { x, y } = place(chartPlace(index).x, chartPlace(index).y)
  const wide = Math.min(unit * 29, (place(320, 0).x - place(0, 0).x) * 0.95)
  const high = Math.min(unit * 23, wide * 0.9)
  if (chart.wait > 0) {
    oval(pen, x, y, unit * 6, unit * 3, 'rgb(30 12 4 / .35)')
    return
  }
  const canGo = body.trips.length < canoeCount(world.levels)
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
  slab(pen, box, unit * 2, canGo ? '#f6e3b4' : '#c4b48c', '#9a7a44', unit * 1.6)
  const text = Math.max(13, Math.min(high * 0.24, unit * 5.6))
  coin(pen, x - wide * 0.3, y - high * 0.28, text * 0.5)
  write(pen, short(rewardOf(chart.gain, body.streak, world.levels)), x + wide * 0.08, y - high * 0.28, {
    size: text * 1.1,
    color: '#5a2f10',
    widest: wide * 0.56,
  })
  const luckNow = luckOf(chart, world.levels)
  const bar = { x: x - wide * 0.4, y: y - high * 0.02, width: wide * 0.8, height: Math.max(7, unit * 2) }
  fillRound(pen, bar, bar.height / 2, '#5a2f10')
  fillRound(
    pen,
    { ...bar, width: bar.width * luckNow },
    bar.height / 2,
    luckNow > 0.8 ? '#3fae5f' : luckNow > 0.6 ? '#e8a020' : '#d9503f',
  )
  for (let dot = 0; dot < chart.seconds; dot++)
    fillCircle(
      pen,
      x - wide * 0.37 + (dot / 10) * wide * 0.8,
      y + high * 0.2,
      Math.max(2, unit * 0.8),
      '#2f6f9a',
    )
  fillRound(
    pen,
    {
      x: box.x + unit,
      y: box.y + high - unit * 3.4,
      width: (wide - unit * 2) * Math.max(0, Math.min(1, chart.left / 600)),
      height: unit * 0.9,
    },
    2,
    '#c87a3a',
  )
}

function luck(pen: Pen, { body, place, unit }: Look<Scouts>) {
  if (body.streak === 0) return
  const { x, y } = place(500, 470)
  const size = Math.max(14, unit * 4.6)
  fillRound(
    pen,
    { x: x - size * 2, y: y - size * 0.8, width: size * 4, height: size * 1.6 },
    size * 0.8,
    'rgb(4 24 38 / .6)',
  )
  write(pen, signed(`+${body.streak * 10}%`), x, y, { size, color: '#ffe38a' })
}
