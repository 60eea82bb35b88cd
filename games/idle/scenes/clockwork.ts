import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { oval, shadow, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { gearCount, gearPlace, MOST_GEARS, type Clockwork } from '../trades/clockwork.ts'

const METALS = ['#e0a84a', '#d98a5f', '#c9c0a8', '#8fc0b0', '#b89ae0', '#f0789a', '#ffd84a'] as const
const sizeOf = (gear: number) => 8.2 + gear * 0.75

/** The inside of an old music clock: brass before dark blue velvet, each gear wound by the one before it. */
export const openScene = (): Scene => {
  const jolts = new Map<number, number>()
  const scene: Scene<Clockwork> = {
    ground(pen, { box, unit, place }) {
      fillRound(pen, box, 0, '#1e2a52')
      for (let ring = 5; ring > 0; ring--) {
        const { x, y } = place(500, 500)
        oval(pen, x, y, unit * 13 * ring, unit * 12 * ring, ring % 2 ? '#24335f' : '#1f2d57')
      }
      for (let rivet = 0; rivet < 14; rivet++) {
        const { x, y } = place(40 + (rivet % 7) * 153, rivet < 7 ? 40 : 960)
        fillCircle(pen, x, y + 2, unit * 1.5, '#0d1533')
        fillCircle(pen, x, y, unit * 1.4, '#c89a48')
      }
      pen.strokeStyle = 'rgb(224 168 74 / .35)'
      pen.lineWidth = unit * 1.6
      pen.lineJoin = 'round'
      pen.beginPath()
      for (let gear = 0; gear < MOST_GEARS; gear++) {
        const { x, y } = place(gearPlace(gear).x, gearPlace(gear).y)
        pen.lineTo(x, y)
      }
      pen.stroke()
    },
    draw(pen, look) {
      for (let gear = 0; gear < MOST_GEARS; gear++) {
        const jolt = jolts.get(gear) ?? 0
        jolts.set(gear, Math.max(0, jolt - 0.06))
        wheel(pen, look, gear, jolt)
      }
    },
    spots: ({ world, place, unit }) =>
      Array.from({ length: gearCount(world.levels) }, (_, gear) => ({
        at: place(gearPlace(gear).x, gearPlace(gear).y),
        reach: Math.max(30, unit * 12),
        input: ['act', gear, 0] as const,
      })),
    finger: ({ place }) => [place(gearPlace(1).x, gearPlace(1).y)],
    show({ kind, x = 0, y = 0, amount = 0 }, { effects, place }) {
      if (kind === 'wind') jolts.set(amount, 0.7)
      if (kind === 'turn') jolts.set(amount, 1)
      if (kind === 'snap') {
        effects.quake(6)
        effects.burst(place(x, y), { count: 24, colors: ['#ff7a5f', '#cfd8e8', '#ffd35e'], speed: 280 })
      }
    },
  }
  return scene as Scene
}

function wheel(pen: Pen, { body, place, unit }: Look<Clockwork>, gear: number, jolt: number) {
  const one = body.gears[gear]
  const { x, y } = place(gearPlace(gear).x, gearPlace(gear).y)
  const radius = unit * (sizeOf(gear) + jolt * 0.7)
  if (!one) {
    fillCircle(pen, x, y, radius * 0.8, 'rgb(8 14 40 / .55)')
    fillCircle(pen, x, y, unit * 1.4, '#c89a48')
    return
  }
  const metal = one.broken > 0 ? '#7d8496' : METALS[gear]!
  shadow(pen, x + unit, y + unit * 2, radius * 1.05, radius, 0.35)
  pen.save()
  pen.translate(x, y)
  pen.rotate((gear % 2 ? -1 : 1) * one.turn * TURN)
  const teeth = 10 + gear
  for (let tooth = 0; tooth < teeth; tooth++) {
    pen.rotate(TURN / teeth)
    fillRound(
      pen,
      { x: -radius * 0.12, y: -radius * 1.13, width: radius * 0.24, height: radius * 0.4 },
      2,
      shade(metal, -0.25),
    )
  }
  pen.restore()
  fillCircle(pen, x, y, radius, shade(metal, -0.25))
  fillCircle(pen, x - unit * 0.3, y - unit * 0.4, radius * 0.93, metal)
  fillCircle(pen, x, y, radius * 0.66, shade(metal, -0.45))
  tension(pen, x, y, radius * 0.66, one.tension, one.broken > 0)
  pen.save()
  pen.translate(x, y)
  pen.rotate((gear % 2 ? -1 : 1) * one.turn * TURN)
  for (const side of [-1, 1]) oval(pen, side * radius * 0.2, 0, radius * 0.2, radius * 0.13, '#fff0c8')
  pen.restore()
  fillCircle(pen, x, y, radius * 0.12, '#5a3a1a')
}

/** The spring's tension as a ring; near its end it warns in red. */
function tension(pen: Pen, x: number, y: number, radius: number, share: number, isBroken: boolean) {
  pen.lineWidth = radius * 0.24
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(0 0 0 / .3)'
  pen.beginPath()
  pen.arc(x, y, radius * 0.78, 0, TURN)
  pen.stroke()
  if (share < 0.03 || isBroken) return
  pen.strokeStyle = share > 0.72 ? '#ff6f5a' : share > 0.35 ? '#ffe07a' : '#7fe0c0'
  pen.beginPath()
  pen.arc(x, y, radius * 0.78, -TURN / 4, -TURN / 4 + share * TURN * 0.999)
  pen.stroke()
}
