import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import type { Plan, Twist } from './plan.ts'
import { SHORE, tideOf } from './twists.ts'
import { PIT, type Yard } from './yard.ts'

const GROUND: Readonly<Record<Twist, string>> = {
  water: '#8fc860',
  vein: '#a08a70',
  mixed: '#e0c088',
  ferry: '#d8b078',
  feed: '#90cc78',
  burn: '#d8a878',
  night: '#7ab868',
  recipe: '#c8b088',
  air: '#f0d8a0',
  gulls: '#c89a68',
  tide: '#f0d8a0',
  heavy: '#a8c468',
  wander: '#98d080',
  contract: '#d8b8a0',
  build: '#e8d098',
}

export const groundOf = (twist: Twist) => GROUND[twist]

export function ground(brush: Brush, { twist, fixtures }: Plan, { left, right, top, bottom }: Look) {
  const color = GROUND[twist]
  brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, color)
  for (let y = Math.floor(top / 50) * 50; y < bottom; y += 50)
    for (let x = Math.floor(left / 70) * 70 + (y % 100 === 0 ? 0 : 35); x < right; x += 70)
      brush.line([x, y, x + 6, y - 5, x + 12, y], 2.4, shade(color, (x + y) % 3 === 0 ? 0.2 : -0.14), 0.7)
  for (const { x, y } of fixtures) brush.line([x, y + 14, 200, 206], 30, shade(color, 0.16), 0.55)
  for (const { x, y, kind } of fixtures)
    if (kind !== 'source' || twist !== 'wander')
      brush.round(x - 42, y - 34, 84, 76, 26, shade(color, -0.1), 0.5)
  for (let index = 0; index < SCATTERED; index++) scatter(brush, color, index)
  for (let x = Math.floor(left / 62) * 62; x < right; x += 62)
    for (const y of [-34 - ((x * 7) % 40), ...(WET.has(twist) ? [] : [436 + ((x * 5) % 44)])])
      bush(brush, x + ((x * 3) % 20), y, color)
  // The basket for what nobody wants.
  brush.slab(PIT.x - 15, PIT.y - 12, 30, 22, 6, PAINT.wood, 5)
  brush.round(PIT.x - 11, PIT.y - 9, 22, 9, 4, '#3a2414')
}

export function water(brush: Brush, { twist }: Plan, yard: Yard, look: Look) {
  const wave = Math.sin(yard.tick / 30) * 4
  if (twist === 'air') sea(brush, SHORE + 8 + wave, 0.62, look)
  if (twist === 'tide') sea(brush, 420 - tideOf(yard) * (408 - SHORE) + wave, 0.7, look)
  if (twist === 'ferry') sea(brush, 372 + wave, 0.5, look)
  if (twist === 'build') sea(brush, 388 + wave, 0.4, look)
}

function sea(brush: Brush, from: number, opacity: number, { left, right, bottom }: Look) {
  brush.round(left - 20, from - 7, right - left + 40, 12, 0, '#ffffff', 0.6)
  brush.round(left - 20, from, right - left + 40, Math.max(1, bottom - from + 20), 0, '#2f9fd0', opacity)
}

const SCATTERED = 26
/** Yards whose lower edge is the sea. */
const WET: ReadonlySet<Twist> = new Set(['ferry', 'build', 'tide', 'air'])

/** Flowers and pebbles where nothing stands. */
function scatter(brush: Brush, color: string, index: number) {
  const [x, y] = [(index * 151 + 37) % 400, (index * 97 + 61) % 400]
  if (index % 3 === 0) {
    brush.round(x - 6, y - 3, 12, 8, 4, shade(color, -0.24), 0.7)
    brush.round(x - 5, y - 5, 10, 7, 3.5, shade(color, 0.34))
    return
  }
  for (const [dx, dy] of [
    [-3, 0],
    [3, 0],
    [0, -3],
    [0, 3],
  ] as const)
    brush.disc(x + dx, y + dy, 2.4, index % 2 === 0 ? '#ffffff' : '#ffd0dc', 0.9)
  brush.disc(x, y, 1.8, PAINT.amber)
}

/** What grows around the yard. */
function bush(brush: Brush, x: number, y: number, color: string) {
  const leaf = shade(color, -0.3)
  brush.round(x - 26, y + 8, 52, 14, 7, '#001018', 0.16)
  for (const [dx, dy, size] of [
    [-14, 2, 14],
    [14, 3, 13],
    [0, -6, 18],
  ] as const)
    brush.ball(x + dx, y + dy, size, leaf)
}
