import type { Brush } from '#kit/game/micro/brush.ts'
import { drawDark, drawDrops, drawHero, drawLocks, MARKS, rideOf } from './field-more.ts'
import { CELL } from './ground.ts'
import { FOES, rangeOf } from './pieces.ts'
import type { DefenceSim } from './sim.ts'
import { drawFoe, drawShot, drawTower } from './tower-art.ts'
import { spotOf, type Foe } from './world.ts'

interface Drawn {
  readonly pen: CanvasRenderingContext2D
  readonly brush: Brush
  readonly seconds: number
  readonly calm: boolean
}

const SIZES: readonly number[] = [1, 1, 1.1, 0.8, 1.15]

/** Draws towers, foes and projectiles; `CELL` pen units per cell. */
export function drawField(sim: DefenceSim, drawn: Drawn, heat: ReadonlyMap<number, number>) {
  const { world, rules, board } = sim
  const { pen, brush, seconds, calm } = drawn
  drawLocks(brush, sim)
  for (const tower of world.towers.toSorted((one, other) => board.y[one.cell]! - board.y[other.cell]!)) {
    const kind = rules.towers[tower.kind]!
    const size = 0.86 + Math.min(3, tower.level - 1) * 0.06
    const { x, y } = rideOf(sim, tower)
    if (rules.isRailed) {
      brush.round(x * CELL - 17, y * CELL + 2, 34, 12, 5, '#3a2f24')
      brush.disc(x * CELL - 9, y * CELL + 14, 4, '#1f1a14')
      brush.disc(x * CELL + 9, y * CELL + 14, 4, '#1f1a14')
    }
    brush.at(
      x * CELL,
      y * CELL,
      0,
      () => drawTower(brush, kind.name, tower.level, calm ? 0 : (heat.get(tower.cell) ?? 0)),
      size,
    )
    const whole = kind.health * tower.level
    if (rules.isLanes && tower.health < whole)
      bar(
        brush,
        [board.x[tower.cell]! * CELL, board.y[tower.cell]! * CELL + 16, tower.health / whole],
        '#7bdc8b',
      )
  }
  drawDrops(brush, sim, seconds)
  for (const foe of world.foes) drawOne(sim, drawn, foe)
  if (rules.isLed) drawHero(brush, sim, calm ? 0 : seconds)
  for (const shot of world.shots) {
    const target = world.foes.find(({ id }) => id === shot.target)
    const to = target ? spotOf(board, target) : { x: shot.toX, y: shot.toY }
    const k = 1 - shot.left / shot.time
    const kind = rules.towers[shot.kind]!
    const lift = kind.effect === 'splash' ? Math.sin(k * Math.PI) * 26 : 0
    const [x, y] = [
      (shot.x + (to.x - shot.x) * k) * CELL,
      (shot.y + (to.y - shot.y) * k) * CELL - lift - 8 * (1 - k),
    ]
    if (kind.name === 'lens') brush.line([shot.x * CELL, shot.y * CELL - 12, x, y], 3, '#ffe066', 0.8)
    pen.save()
    pen.translate(x, y)
    drawShot(brush, kind.name, seconds * 9)
    pen.restore()
  }
  drawDark(pen, sim)
}

function drawOne({ board }: DefenceSim, { pen, brush, seconds, calm }: Drawn, foe: Foe) {
  const { name } = FOES[foe.kind]!
  const { x, y } = spotOf(board, foe)
  const to = foe.to >= 0 ? foe.to : foe.cell
  const isLeft = board.x[to]! < board.x[foe.cell]! - 0.01
  const size = SIZES[foe.kind]!
  pen.save()
  pen.translate(x * CELL, y * CELL)
  brush.disc(0, 8 * size, 9 * size, '#06202a', 0.18)
  pen.scale(isLeft ? -size : size, size)
  drawFoe(brush, name, calm ? 0 : seconds * 9 + foe.id)
  if (foe.chill > 0) brush.disc(0, 0, 11, '#9fe8ff', 0.42)
  if (foe.held > 0) brush.ring(0, 0, 12, 3, '#ffffff', 0.7)
  if (foe.mark) brush.ring(0, 0, 12, 2.4, MARKS[foe.mark], 0.9)
  pen.restore()
  if (foe.health < foe.whole) bar(brush, [x * CELL, y * CELL - 15 * size, foe.health / foe.whole], '#ff7a6b')
}

function bar(brush: Brush, [x, y, share]: readonly [number, number, number], color: string) {
  brush.round(x - 11, y - 2.4, 22, 4.8, 2.4, '#06202a', 0.7)
  brush.round(x - 10, y - 1.4, Math.max(2, 20 * share), 2.8, 1.4, color)
}

/** Range of a tower of this kind from a cell. */
export function drawReach(
  brush: Brush,
  { rules, board }: DefenceSim,
  [cell, kind, level]: readonly number[],
  may: boolean,
) {
  const [x, y] = [board.x[cell!]! * CELL, board.y[cell!]! * CELL]
  const color = may ? '#ffffff' : '#ff5f52'
  const reach = rangeOf(rules.towers[kind!]!, level!) * CELL
  brush.round(x - 19, y - 19, 38, 38, 9, color, 0.3)
  if (reach <= 0) return
  if (rules.isLanes) {
    brush.round(x - 18, -4, 36, y, 12, color, 0.16)
    return
  }
  brush.disc(x, y, reach, color, 0.13)
  brush.ring(x, y, reach, 1.6, color, 0.5)
}
