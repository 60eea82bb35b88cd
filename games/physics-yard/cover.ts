import { coverArt } from '#kit/game/cover.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import { drawYard } from './art/scene.ts'
import { KINDS, type Kind, type YardDefinition } from './definitions.ts'
import { rulesOf } from './kinds.ts'
import { readLevel } from './level.ts'
import { packs } from './packs.ts'
import { openLevel, stepYard } from './sim.ts'

/** Which level is shown, after how many ticks of its solution, and which part of it. */
interface Cut {
  readonly level: number
  readonly ticks: number
  readonly zoom: number
  /** Degrees. */
  readonly tilt: number
  readonly at: readonly [x: number, y: number]
}

const cut = (
  level: number,
  ticks: number,
  zoom: number,
  tilt: number,
  at: readonly [number, number],
): Cut => ({
  level,
  ticks,
  zoom,
  tilt,
  at,
})

const CUTS: Readonly<Record<Kind, Cut>> = {
  'rope-cut': cut(8, 10, 1.3, -6, [200, 220]),
  'sling-huts': cut(6, 20, 1.35, 5, [190, 280]),
  'plank-draw': cut(5, 60, 1.3, -7, [200, 220]),
  'idol-keep': cut(9, 0, 1.8, 6, [200, 260]),
  'stack-up': cut(6, 260, 1.3, -5, [200, 230]),
  'barrel-bridge': cut(8, 260, 1.5, 6, [190, 260]),
  'beam-balance': cut(9, 120, 1.6, -8, [200, 250]),
  'pin-pull': cut(2, 0, 2.6, 6, [200, 150]),
  'marble-gates': cut(3, 240, 1.9, -6, [170, 170]),
  'magnet-hop': cut(10, 20, 1.7, 7, [150, 170]),
  'bounce-boards': cut(8, 60, 1.6, -6, [150, 220]),
  'domino-run': cut(6, 0, 2.5, 5, [130, 280]),
  'peg-sort': cut(10, 30, 2.1, -7, [230, 230]),
  'cannon-shot': cut(9, 40, 1.4, 6, [190, 260]),
  'wreck-ball': cut(8, 30, 1.4, -5, [200, 230]),
  'see-saw': cut(5, 60, 1.45, 7, [200, 260]),
  'fan-drift': cut(12, 330, 2.3, -6, [158, 112]),
  'cave-turn': cut(8, 66, 2.4, 8, [262, 262]),
  'belt-parcel': cut(8, 330, 2.1, -5, [190, 225]),
  'jelly-tower': cut(5, 190, 1.9, 6, [200, 250]),
  'puff-blast': cut(10, 160, 2, -7, [140, 220]),
  'ice-saw': cut(15, 62, 2, 6, [120, 226]),
}

const HALF = 200
const SEEN = 290

/** A moment of one of its levels, drawn by the game's own view. */
export function cover({ slug, ground, yard: kind }: YardDefinition): string {
  const { level, ticks, zoom, tilt, at } = CUTS[kind]
  const plan = readLevel(packs[kind][level - 1]!)
  const rules = rulesOf[kind]
  const yard = openLevel(rules, { ...plan, pearls: [] })
  for (let tick = 0; tick < ticks; tick++) {
    const move = plan.moves.find((one) => one.tick === yard.tick)
    stepYard(rules, yard, move?.input ?? 0, () => undefined)
  }
  const [x, y] = at
  const reach = SEEN / zoom
  const brush = svgBrush((atX, atY, size) => {
    const [dx, dy] = [atX - x, atY - y]
    return dx * dx + dy * dy < (reach + size) * (reach + size)
  })
  drawYard(brush, kind, yard, {
    seconds: 1,
    calm: true,
    left: x - reach,
    right: x + reach,
    bottom: y + reach,
  })
  const sun = 60 + ((KINDS.indexOf(kind) * 83) % 280)
  const far = `<circle cx="${sun}" cy="86" r="88" fill="#fff4d6" opacity=".13"/><circle cx="${sun}" cy="86" r="50" fill="#fff4d6" opacity=".5"/>`
  const moved = `translate(${HALF} ${HALF}) rotate(${tilt}) scale(${zoom}) translate(${-x} ${-y})`
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.32)
  return `${lit}${far}<g stroke-linecap="round" stroke-linejoin="round" transform="${moved}">${brush.svg()}</g>`
}
