import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { coin, hut, islander, oval, palm, shadow } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { camels, DUNES, offer, townCount, TOWNS, type Caravan, type Market } from '../trades/dunes.ts'

const GOODS = [
  '#ef6f5e',
  '#4fa8ff',
  '#5fc46a',
  '#f7b53c',
  '#a774e8',
  '#f07fb8',
  '#5fd0e8',
  '#ffe36b',
  '#ff9a4a',
] as const

/** Size at which a hut is painted once. */
const HUT = 60

/** A map of the desert: towns with their goods, roads, and caravans on their way. */
export const openScene = (): Scene => {
  const hops = new Map<number, number>()
  const pictures = sprites()
  const scene: Scene<Market> = {
    ground(pen, { box, unit, place }) {
      pictures.clear()
      fillRound(pen, box, 0, '#eec27a')
      for (let dune = 0; dune < 11; dune++) {
        const y = (dune / 10) * box.height
        const x = ((dune * 311) % 1000) / 1000
        oval(pen, box.width * x, y + unit * 5, box.width * 0.45, unit * 9, dune % 2 ? '#e3ae62' : '#f5d192')
        oval(pen, box.width * x - unit * 6, y + unit * 7, box.width * 0.4, unit * 8, '#eec27a')
      }
      for (const [x, y, size] of [
        [300, 870, 10],
        [930, 420, 12],
        [560, 120, 9],
        [60, 590, 11],
      ] as const) {
        const at = place(x, y)
        oval(pen, at.x, at.y + unit, unit * size * 0.8, unit * 3, '#7fd3c0')
        palm(pen, at.x + unit * 3, at.y, unit * size)
      }
    },
    draw(pen, look) {
      const { body, world, unit, place } = look
      roads(pen, look)
      for (let town = 0; town < TOWNS.length; town++) {
        const { x, y } = place(TOWNS[town]!.x, TOWNS[town]!.y)
        if (town >= townCount(world.levels)) {
          if (town === townCount(world.levels)) oval(pen, x, y, unit * 6, unit * 2.6, 'rgb(120 70 20 / .25)')
          continue
        }
        const hop = hops.get(town) ?? 0
        hops.set(town, Math.max(0, hop - 0.05))
        const size = unit * (13 + hop * 2)
        const floors = 1 + (town % 2)
        const picture = {
          key: `hut ${floors}`,
          width: HUT * 1.4,
          height: HUT * 1.7,
          paint: (inner: Pen) => hut(inner, HUT * 0.7, HUT * 1.5, HUT, '#f7ead0', floors),
        }
        const [wide, high] = [size * 1.4, size * 1.7]
        pictures.draw(pen, picture, {
          x: x - wide / 2,
          y: y + unit * 3 - size * 1.5,
          width: wide,
          height: high,
        })
        fillCircle(pen, x + unit * 5.5, y + unit * 2, unit * 2.4, shade(GOODS[town]!, -0.35))
        fillCircle(pen, x + unit * 5.2, y + unit * 1.6, unit * 2.1, GOODS[town]!)
        price(pen, look, town)
      }
      for (const caravan of body.caravans) walk(pen, look, caravan)
    },
    spots: ({ place, unit, world }) =>
      Array.from({ length: townCount(world.levels) }, (_, town) => ({
        at: place(TOWNS[town]!.x, TOWNS[town]!.y),
        reach: Math.max(32, unit * 15),
        input: ['act', town, 0] as const,
      })),
    finger: ({ place }) => [place(TOWNS[1].x, TOWNS[1].y)],
    show({ kind, amount = 0, x = 0, y = 0 }, { effects, place }) {
      if (kind === 'send') hops.set(amount, 0.6)
      if (kind !== 'arrive' && kind !== 'happy') return
      hops.set(amount, 1)
      const colors = kind === 'happy' ? undefined : ['#ffd35e', '#fff0b0']
      effects.burst(place(x, y), {
        count: kind === 'happy' ? 30 : 9,
        speed: 180,
        ...(colors ? { colors } : {}),
      })
    },
  }
  return scene as Scene
}

function roads(pen: Pen, { place, unit, world }: Look<Market>) {
  pen.strokeStyle = 'rgb(150 90 30 / .38)'
  pen.lineWidth = unit * 1.1
  pen.lineCap = 'round'
  pen.setLineDash([unit * 0.4, unit * 2.6])
  pen.beginPath()
  for (let one = 0; one < townCount(world.levels); one++)
    for (let other = 0; other < one; other++) {
      const [a, b] = [TOWNS[one]!, TOWNS[other]!]
      if (Math.hypot(a.x - b.x, a.y - b.y) > 420) continue
      const [from, to] = [place(a.x, a.y), place(b.x, b.y)]
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
    }
  pen.stroke()
  pen.setLineDash([])
}

/** What the next resting caravan would be paid there; the bar shows how much the town wants. */
function price(pen: Pen, { place, unit, world, body, short }: Look<Market>, town: number) {
  const { x, y } = place(TOWNS[town]!.x, TOWNS[town]!.y)
  const want = body.wants[town]!
  const resting = body.caravans.find(({ from, to }) => from === to && from !== town)
  const high = Math.max(17, unit * 4.6)
  const wide = Math.max(48, unit * 15)
  const box = { x: x - wide / 2, y: y - unit * 13 - high, width: wide, height: high }
  fillRound(pen, { ...box, y: y + unit * 5.4, height: Math.max(5, unit * 1.3) }, 3, 'rgb(90 40 0 / .35)')
  fillRound(
    pen,
    { ...box, y: y + unit * 5.4, width: Math.max(6, wide * want), height: Math.max(5, unit * 1.3) },
    3,
    want > 0.7 ? '#3fae5f' : want > 0.4 ? '#e8a020' : '#d9503f',
  )
  if (!resting) return
  fillRound(pen, box, high / 2, 'rgb(60 26 8 / .82)')
  coin(pen, box.x + high * 0.55, box.y + high * 0.48, high * 0.3)
  write(
    pen,
    short(offer(resting.from, town, world)),
    box.x + high * 0.55 + (wide - high * 0.5) / 2,
    box.y + high * 0.5,
    { size: Math.max(12, high * 0.66), color: '#ffe7ae', widest: wide - high },
  )
}

function walk(pen: Pen, { place, unit, world, time }: Look<Market>, { from, to, age, trip }: Caravan) {
  const rests = from === to
  const [start, end] = [TOWNS[from]!, TOWNS[to]!]
  const count = Math.min(5, 1 + Math.floor(camels(world.levels) / 3))
  const face = end.x >= start.x ? 1 : -1
  for (let camel = count - 1; camel >= 0; camel--) {
    const part = rests ? 0 : Math.max(0, Math.min(1, age / trip - camel * 0.055))
    const at = place(
      start.x + (end.x - start.x) * part,
      start.y + (end.y - start.y) * part + (rests ? 65 : 30),
    )
    const x = at.x - (rests ? (camel - count / 2) * unit * 5 : 0)
    drawCamel(pen, {
      x,
      y: at.y,
      size: unit * 4.4,
      face,
      step: rests ? 0 : time * 9 + camel,
      load: GOODS[from]!,
    })
  }
  if (rests) return
  const part = Math.min(1, age / trip + 0.05)
  const guide = place(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part + 30)
  islander(
    pen,
    guide.x,
    guide.y + unit * 2,
    unit * 7,
    world.levels[DUNES.guide]! > 0 ? '#4fa8ff' : '#ef6f5e',
    time * 10,
  )
}

interface CamelLook {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face: number
  readonly step: number
  readonly load: string
}

function drawCamel(pen: Pen, { x, y, size, face, step, load }: CamelLook) {
  shadow(pen, x, y + size * 0.65, size * 0.95, size * 0.25)
  pen.save()
  pen.translate(x, y - Math.abs(Math.sin(step)) * size * 0.12)
  pen.scale(face, 1)
  for (const leg of [-0.55, -0.25, 0.3, 0.58])
    fillRound(
      pen,
      {
        x: leg * size - size * 0.08 + Math.sin(step + leg * 9) * size * 0.12,
        y: -size * 0.1,
        width: size * 0.17,
        height: size * 0.75,
      },
      2,
      '#9a6a34',
    )
  oval(pen, 0, -size * 0.25, size * 0.85, size * 0.42, '#b8853f')
  oval(pen, 0, -size * 0.32, size * 0.82, size * 0.38, '#d9a557')
  oval(pen, -size * 0.1, -size * 0.65, size * 0.34, size * 0.3, '#d9a557')
  pen.strokeStyle = '#d9a557'
  pen.lineWidth = size * 0.24
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(size * 0.7, -size * 0.35)
  pen.quadraticCurveTo(size * 1.05, -size * 0.3, size * 1, -size * 0.95)
  pen.stroke()
  oval(pen, size * 1.14, -size * 1.02, size * 0.28, size * 0.17, '#d9a557', 0.2)
  fillRound(
    pen,
    { x: -size * 0.5, y: -size * 0.62, width: size * 0.8, height: size * 0.5 },
    size * 0.12,
    shade(load, -0.25),
  )
  fillRound(
    pen,
    { x: -size * 0.5, y: -size * 0.66, width: size * 0.8, height: size * 0.42 },
    size * 0.12,
    load,
  )
  pen.restore()
}
