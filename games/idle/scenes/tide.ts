import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import { hut, oval, palm, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { basinCount, MOST_BASINS, seaAt, wheelPlace, type Tide } from '../trades/tide.ts'

const SEA_LOW = 880
const SEA_HIGH = 440

/** A quay in section: the sea before it rises and falls, basins behind gates keep what it brought. */
export const openScene = (): Scene => {
  const scene: Scene<Tide> = {
    quiet: true,
    ground(pen, { box, unit, place }) {
      const sky = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
      sky.addColorStop(0, '#ffd9a0')
      sky.addColorStop(0.5, '#f59a86')
      sky.addColorStop(1, '#a85f8a')
      fillRound(pen, box, 0, sky)
      const sun = place(760, 190)
      fillCircle(pen, sun.x, sun.y, unit * 11, 'rgb(255 246 200 / .45)')
      fillCircle(pen, sun.x, sun.y, unit * 8, '#fff3c4')
      for (const [x, y, wide] of [
        [120, 330, 20],
        [480, 345, 26],
        [900, 335, 18],
      ] as const) {
        const at = place(x, y)
        oval(pen, at.x, at.y, unit * wide, unit * 7, '#b86a8a')
      }
      const shore = place(0, 400).y
      fillRound(
        pen,
        { x: box.x, y: shore, width: box.width, height: box.y + box.height - shore },
        0,
        '#8a5a44',
      )
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 9; column++) {
          const brick = {
            x: box.x + ((column + (row % 2) * 0.5 - 0.5) / 8) * box.width,
            y: shore + row * unit * 7,
            width: box.width / 8 - 2,
            height: unit * 6.4,
          }
          fillRound(pen, brick, 4, (row * 5 + column * 3) % 4 === 0 ? '#97654c' : '#804f3b')
        }
      palm(pen, place(60, 405).x, place(60, 405).y, unit * 18)
      hut(pen, place(930, 408).x, place(930, 408).y, unit * 15, '#f7ead0')
    },
    draw(pen, look) {
      for (let basin = 0; basin < MOST_BASINS; basin++) one(pen, look, basin)
    },
    spots: ({ world, place, unit }) =>
      Array.from({ length: basinCount(world.levels) }, (_, basin) => ({
        at: place(wheelPlace(basin).x, 650),
        reach: Math.max(44, unit * 16),
        input: ['act', basin, 0] as const,
      })),
    finger: ({ place }) => [place(wheelPlace(0).x, 650)],
    show({ kind, x = 0, y = 0 }, { effects, place }) {
      if (kind === 'water' || kind === 'send' || kind === 'gate')
        effects.burst(place(x, y + 120), {
          count: kind === 'gate' ? 5 : 12,
          colors: ['#bff4ff', '#5fd0f0', '#ffffff'],
          speed: 190,
          size: 6,
        })
    },
  }
  return scene as Scene
}

function one(pen: Pen, look: Look<Tide>, basin: number) {
  const { body, world, place, unit, time } = look
  const { x } = place(wheelPlace(basin).x, 0)
  const [top, floor] = [place(0, SEA_HIGH - 30).y, place(0, SEA_LOW + 40).y]
  const isBuilt = basin < body.basins.length
  const wide = Math.min(unit * 21, (place(1000, 0).x - place(0, 0).x) * 0.215)
  const left = x - wide / 2
  const level = (share: number) => place(0, SEA_LOW - share * (SEA_LOW - SEA_HIGH)).y
  slab(
    pen,
    { x: left - unit, y: top - unit, width: wide + unit * 2, height: floor - top + unit * 3 },
    unit * 2,
    isBuilt ? '#5a4a5c' : '#6f4636',
    '#33222f',
    unit,
  )
  fillRound(pen, { x: left, y: top, width: wide, height: floor - top }, unit, isBuilt ? '#2c2438' : '#5f3b2e')
  if (!isBuilt) return
  const sea = level(seaAt(world.clock, basin, world.levels))
  const half = wide / 2
  pool(pen, left, sea, half - unit * 0.7, floor, '#2f86c8', time + basin)
  pool(
    pen,
    x + unit * 0.7,
    level(body.basins[basin]!),
    half - unit * 0.7,
    floor,
    '#37b6b0',
    time * 0.7 + basin,
  )
  const isOpen = body.open[basin]!
  const gateY = isOpen ? top - unit * 6 : top
  slab(
    pen,
    { x: x - unit * 0.9, y: gateY, width: unit * 1.8, height: floor - top - (isOpen ? 0 : -unit) },
    unit * 0.6,
    isOpen ? '#f2b04a' : '#a86b2e',
    '#5a3210',
    unit * 0.5,
  )
  wheel(pen, x, place(0, 690).y, unit * 6.4, body.turns[basin]! * TURN, body.spins[basin]!)
  lever(pen, x, place(0, 925).y, unit, isOpen)
}

function pool(pen: Pen, left: number, y: number, wide: number, floor: number, color: string, time: number) {
  const points: number[] = []
  for (let step = 0; step <= 8; step++)
    points.push(left + (step / 8) * wide, y + Math.sin(time * 3 + step) * 2)
  shape(pen, [...points, left + wide, floor, left, floor], color)
  pen.strokeStyle = 'rgb(255 255 255 / .7)'
  pen.lineWidth = 2.5
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
  pen.stroke()
  fillRound(
    pen,
    { x: left + wide * 0.12, y: y + 8, width: wide * 0.18, height: Math.max(0, (floor - y) * 0.5) },
    4,
    'rgb(255 255 255 / .12)',
  )
}

function wheel(pen: Pen, x: number, y: number, radius: number, turn: number, spin: number) {
  if (spin > 0.05) fillCircle(pen, x, y, radius * 1.35, `rgb(255 230 150 / ${Math.min(0.4, spin * 0.5)})`)
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  for (let paddle = 0; paddle < 8; paddle++) {
    pen.rotate(TURN / 8)
    fillRound(pen, { x: -radius * 0.1, y: -radius, width: radius * 0.2, height: radius }, 2, '#8a5526')
    fillRound(
      pen,
      { x: -radius * 0.26, y: -radius * 1.06, width: radius * 0.52, height: radius * 0.24 },
      3,
      '#d9984a',
    )
  }
  pen.restore()
  pen.strokeStyle = '#6b3f1a'
  pen.lineWidth = radius * 0.14
  pen.beginPath()
  pen.arc(x, y, radius * 0.72, 0, TURN)
  pen.stroke()
  fillCircle(pen, x, y, radius * 0.24, '#f7c95a')
}

function lever(pen: Pen, x: number, y: number, unit: number, isOpen: boolean) {
  const color = isOpen ? '#3fd08a' : '#e8604f'
  slab(
    pen,
    { x: x - unit * 6, y: y - unit * 3, width: unit * 12, height: unit * 6.4 },
    unit * 3,
    shade(color, -0.15),
    shade(color, -0.6),
    unit,
  )
  const [way, from] = isOpen ? [-1, y + unit * 1.2] : [1, y - unit * 1.8]
  shape(pen, [x - unit * 2.4, from, x + unit * 2.4, from, x, from + way * unit * 2.8], '#ffffff')
}
