import type { Brush } from '#kit/game/micro/brush.ts'
import { isSolid } from './body.ts'
import { placeOf, TILE, type Level, type Spot } from './level.ts'
import { blinkTo } from './powers.ts'
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
      const paint = moves.puff ? art.drawBubble : art.drawFeather
      put(feather, () => paint(brush, isThere), bob(feather.x))
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
      if ('.#~IW'.includes(letter)) continue
      const spot = { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE }
      const isThere = isSolid(solid, column, row)
      const put = (paint: () => void) => brush.at(spot.x, spot.y, 0, paint)
      if (letter === 'S') put(() => art.drawSpring(brush, isNear(world, spot) ? sprung : 0))
      if (letter === 'R' || letter === 'L')
        put(() => art.drawBlock(brush, letter === 'R' ? '#ff5f5f' : '#4aa8ff', isThere))
      if ('A><'.includes(letter))
        put(() => drawWind(brush, letter, { column, row, seconds: calm ? 0 : seconds }))
      if (letter === 'p') put(() => art.drawPlate(brush, world.tick < world.gate))
      if (!isThere) continue
      if (letter === '%') {
        const isLoose = !calm && world.loose.some(([cell]) => cell === row * level.width + column)
        put(() => art.drawSand(brush, isLoose ? Math.sin(seconds * 70) * 0.8 : 0))
      }
      if (letter === 'E') put(() => art.drawEarth(brush, (column * 7 + row * 5) % 3))
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

/** The rope from the ring to the hero's hand. */
export function drawRope(brush: Brush, { level, world: { hero } }: PlatformerSim) {
  const hook = level.hooks[hero.hook]
  if (hook) brush.line([hook.x, hook.y, hero.x, hero.y - 4], 1.8, '#e8d2a8')
}

/** Where a blink would lead. */
export function drawBlink(brush: Brush, { level, moves, world }: PlatformerSim) {
  const { hero } = world
  if (!moves.blink || hero.dashes === 0 || world.wait > 0 || world.end) return
  const x = blinkTo({ level, moves, world, tell: () => {} }, hero.face)
  if (x === hero.x) return
  brush.round(x - 5, hero.y - 8, 10, 15, 5, '#dff2ff', 0.28)
  brush.disc(x + hero.face, hero.y - 3, 1.1, '#1a1426', 0.5)
  brush.disc(x + hero.face * 4, hero.y - 3, 1.1, '#1a1426', 0.5)
}

/** Streaks of moving air in a cell. */
function drawWind(
  brush: Brush,
  letter: string,
  { column, row, seconds }: { readonly column: number; readonly row: number; readonly seconds: number },
) {
  const way = letter === '<' ? -1 : 1
  for (const lane of [-4, 3.4]) {
    const start = seconds * 1.5 + column * 0.37 + row * 0.61 + lane * 0.13
    const at = (start - Math.floor(start)) * 14 - 7
    const fade = 0.75 - Math.abs(at) * 0.07
    if (letter === 'A') brush.line([lane, 4 - at, lane, -2 - at], 1.5, '#ffffff', fade)
    else brush.line([way * (at - 4), lane, way * (at + 3), lane], 1.5, '#ffffff', fade)
  }
}
