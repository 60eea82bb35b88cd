import type { Brush } from '#kit/game/micro/brush.ts'
import { isSolid } from './body.ts'
import { placeOf, TILE, type Level, type Spot } from './level.ts'
import { hookInReach } from './rope.ts'
import type { PlatformerSim } from './sim.ts'
import type { Theme } from './themes.ts'
import * as art from './thing-art.ts'
import type { World } from './world.ts'

/** What of the level shows, in its units. */
export interface Sight {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly seconds: number
  readonly calm: boolean
  /** 1 right after a spring has thrown the hero, falling to 0. */
  readonly sprung: number
}

const BEAT = 2.6

/** Everything that moves or changes, behind the hero. */
export function drawThings(brush: Brush, { level, world, moves }: PlatformerSim, theme: Theme, sight: Sight) {
  const { left, right, seconds, calm } = sight
  const sees = ({ x }: Spot) => x > left - 2 * TILE && x < right + 2 * TILE
  const bob = (x: number) => (calm ? 0 : Math.sin(seconds * BEAT + x * 0.05) * 1.6)
  const put = ({ x, y }: Spot, paint: () => void, lift = 0) => brush.at(x, y + lift, 0, paint)
  drawCells(brush, { level, world }, sight)
  for (const plank of level.planks) {
    const spot = placeOf(plank, world.tick)
    if (sees(spot)) put(spot, () => art.drawPlank(brush, theme.wood))
  }
  for (const [index, flag] of level.flags.entries())
    if (sees(flag)) put(flag, () => art.drawFlag(brush, world.flag >= index))
  const isOpen = !moves.all || world.shells.length === level.shells.length
  const { goal } = level
  if (sees(goal)) put(goal, () => art.drawGoal(brush, isOpen, calm ? 0 : Math.sin(seconds * 3)))
  const next = moves.hook && world.hero.hook < 0 ? hookInReach({ level, world }) : world.hero.hook
  for (const [index, hook] of level.hooks.entries())
    if (sees(hook)) put(hook, () => art.drawHook(brush, index === next))
  for (const [index, shell] of level.shells.entries())
    if (sees(shell) && !world.shells.includes(index))
      put(
        shell,
        () => art.drawShell(brush, calm ? 1 : Math.cos(seconds * 2.2 + shell.x * 0.03)),
        bob(shell.x),
      )
  for (const [index, key] of level.keys.entries())
    if (sees(key) && !world.keys.includes(index)) put(key, () => art.drawKey(brush), bob(key.x))
  for (const [index, feather] of level.feathers.entries())
    if (sees(feather)) {
      const isThere = !world.feathers.some(([taken]) => taken === index)
      put(feather, () => art.drawFeather(brush, isThere), bob(feather.x))
    }
  for (const [index, snail] of level.snails.entries()) {
    const spot = placeOf(snail, world.tick)
    if (!sees(spot) || world.stomped.includes(index)) continue
    const face = placeOf(snail, world.tick + 1).x >= spot.x ? 1 : -1
    put(spot, () => art.drawSnail(brush, face, calm ? 0 : Math.sin(seconds * 5) * 0.8))
  }
  for (const urchin of level.urchins) {
    const spot = placeOf(urchin, world.tick)
    if (sees(spot)) put(spot, () => art.drawUrchin(brush, calm ? 0 : seconds * 0.8))
  }
}

/** Sand, coral, doors, gates, springs and plates. */
function drawCells(
  brush: Brush,
  place: { readonly level: Level; readonly world: World },
  { left, right, calm, sprung, seconds }: Sight,
) {
  const { level, world } = place
  const solid = { level, world, moves: { jumps: 1 }, tell: () => {} } as const
  const from = Math.max(0, Math.floor(left / TILE))
  const to = Math.min(level.width - 1, Math.floor(right / TILE))
  for (let row = 0; row < level.height; row++)
    for (let column = from; column <= to; column++) {
      const letter = level.cells[row * level.width + column]!
      if (letter === '.' || letter === '#' || letter === '~') continue
      const spot = { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE }
      const isThere = isSolid(solid, column, row)
      const put = (paint: () => void) => brush.at(spot.x, spot.y, 0, paint)
      if (letter === 'S') put(() => art.drawSpring(brush, isNear(world, spot) ? sprung : 0))
      if (letter === 'p') put(() => art.drawPlate(brush, world.tick < world.gate))
      if (!isThere) continue
      if (letter === '%') {
        const isLoose = !calm && world.loose.some(([cell]) => cell === row * level.width + column)
        put(() => art.drawSand(brush, isLoose ? Math.sin(seconds * 70) * 0.8 : 0))
      }
      if (letter === 'B') put(() => art.drawCoral(brush))
      if (letter === 'D') put(() => art.drawDoor(brush, hasLock(level, column, row)))
      if (letter === 'X') put(() => art.drawGate(brush))
    }
}

const isNear = ({ hero }: World, { x, y }: Spot) =>
  Math.abs(hero.x - x) < 3 * TILE && Math.abs(hero.y - y) < 8 * TILE

/** One lock a door: at its upper left cell. */
const hasLock = ({ cells, width }: Level, column: number, row: number) =>
  cells[row * width + column - 1] !== 'D' && cells[(row - 1) * width + column] !== 'D'

/** Water in front of everything, with a slow swell. */
export function drawWater(
  pen: CanvasRenderingContext2D,
  { cells, width, height }: Level,
  theme: Theme,
  { left, right, bottom, seconds, calm }: Sight,
) {
  const isWater = (column: number, row: number) => cells[row * width + column] === '~'
  const swell = (x: number) => (calm ? 0 : Math.sin(x * 0.11 + seconds * 2) * 1.5)
  const from = Math.max(0, Math.floor(left / TILE))
  const to = Math.min(width - 1, Math.floor(right / TILE))
  for (let column = from; column <= to; column++) {
    let row = height - 1
    if (!isWater(column, row)) continue
    while (row > 0 && isWater(column, row - 1)) row--
    const [x, y] = [column * TILE, row * TILE + 6]
    pen.beginPath()
    pen.moveTo(x, y + swell(x))
    pen.quadraticCurveTo(x + TILE / 2, y + swell(x + TILE / 2), x + TILE + 0.3, y + swell(x + TILE))
    pen.lineTo(x + TILE + 0.3, bottom)
    pen.lineTo(x, bottom)
    pen.fillStyle = theme.water
    pen.globalAlpha = 0.86
    pen.fill()
    pen.beginPath()
    pen.moveTo(x, y + swell(x))
    pen.quadraticCurveTo(x + TILE / 2, y + swell(x + TILE / 2), x + TILE, y + swell(x + TILE))
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = 1.2
    pen.globalAlpha = 0.7
    pen.stroke()
    pen.globalAlpha = 1
  }
}

/** The rope from the ring to the hero's hand. */
export function drawRope(brush: Brush, { level, world: { hero } }: PlatformerSim) {
  const hook = level.hooks[hero.hook]
  if (hook) brush.line([hook.x, hook.y, hero.x, hero.y - 4], 1.8, '#e8d2a8')
}
