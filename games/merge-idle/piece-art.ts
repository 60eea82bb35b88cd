import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Twist } from './board.ts'

const TIERS = [
  '#f2b880',
  '#6fce84',
  '#3fc8c0',
  '#55a8ff',
  '#8f8aff',
  '#d07aff',
  '#ff7ab8',
  '#ff7a5c',
  '#ffab3d',
  '#ffe066',
  '#fff6d8',
] as const
const KINDS = ['#ff7a6b', '#55b4ff', '#7bd84f'] as const

export const tierColor = (tier: number) => TIERS[(tier - 1) % TIERS.length]!

/** A piece around the origin, about 44 units wide: the higher its tier, the more there is to it. */
type Draw = (brush: Brush, tier: number, kind: number) => void

/** Small lights below a piece count what its shape cannot. */
function studs(brush: Brush, tier: number, y = 17) {
  const count = ((tier - 1) % 3) + 1
  for (let stud = 0; stud < count; stud++) brush.disc((stud - (count - 1) / 2) * 8, y, 2.8, '#fffaf0')
}

const hut: Draw = (brush, tier) => {
  const color = tierColor(tier)
  const storeys = 1 + Math.floor((tier - 1) / 3)
  const wide = 20 + (tier % 3) * 5
  for (let storey = 0; storey < storeys; storey++)
    brush.slab(-wide / 2 + storey * 3, 4 - storey * 11, wide - storey * 6, 12, 3, '#f4e3b5', 3)
  const top = 5 - (storeys - 1) * 11
  brush.shape([-wide / 2 - 4 + storeys * 2, top, 0, top - 17, wide / 2 + 4 - storeys * 2, top], color)
  brush.shape([-wide / 2 - 4 + storeys * 2, top, 0, top - 17, 0, top], '#ffffff', 0.22)
  brush.round(-3.5, 8, 7, 9, 3, '#7a4a3a')
  if (tier > 4) brush.shape([0, top - 28, 0, top - 16, 9, top - 22], PAINT.coral)
  if (tier > 7) for (const side of [-1, 1]) brush.slab(side * 17 - 4, -8, 8, 24, 2, color, 3)
}

const shell: Draw = (brush, tier, kind) => {
  const color = kind === 0 ? tierColor(tier) : shade(tierColor(tier), -0.25)
  const size = 12 + tier
  if (kind === 0) {
    const ribs = 2 + tier
    for (let rib = 0; rib < ribs; rib++)
      brush.leaf(
        ((rib + 0.5) / ribs - 0.5) * size * 1.1,
        -2,
        size * 1.5,
        9,
        rib % 2 === 0 ? color : shade(color, 0.3),
        -1.57 + ((rib + 0.5) / ribs - 0.5) * 1.6,
      )
    brush.round(-8, size * 0.55, 16, 7, 3.5, shade(color, -0.3))
  } else {
    for (let turn = 0; turn < 2 + Math.floor(tier / 2); turn++)
      brush.ball(
        -10 + turn * 6,
        6 - turn * 6,
        Math.max(4, size * 0.7 - turn * 2.4),
        turn % 2 === 0 ? color : shade(color, 0.3),
      )
  }
  studs(brush, tier)
}

const star: Draw = (brush, tier) => {
  const color = tierColor(tier)
  if (tier > 6) brush.glow(0, 0, 30, color)
  brush.star(0, 0, 13 + tier, color, tier % 2 === 0 ? 0.3 : 0)
  if (tier > 3) brush.star(0, 0, 7 + tier * 0.5, '#fffaf0', 0.6)
  studs(brush, tier, 0)
}

const tower: Draw = (brush, tier) => {
  const color = tierColor(tier)
  const wide = 18 + tier
  brush.slab(-wide / 2, 0, wide, 17, 4, '#93a4bd', 4)
  brush.round(-4, -20 - tier * 0.6, 8, 24, 3, '#4b5b80')
  brush.ball(0, 0, 9 + tier * 0.5, color)
  if (tier > 3) for (const side of [-1, 1]) brush.round(side * 9 - 3, -15, 6, 18, 3, '#4b5b80')
  studs(brush, tier, 12)
}

const plant: Draw = (brush, tier, kind) => {
  const color = tierColor(tier)
  brush.slab(-11, 8, 22, 11, 4, '#c2704a', 4)
  brush.line([0, 8, 0, -4 - tier], 4, '#3f9f5a')
  for (let leaf = 0; leaf < Math.min(6, tier + 1); leaf++) {
    const side = leaf % 2 === 0 ? 1 : -1
    brush.leaf(side * 8, 4 - leaf * 3.4, 17, 8, '#5fc86a', side > 0 ? -0.5 : -2.6)
  }
  if (tier > 1)
    for (let petal = 0; petal < 3 + tier; petal++) {
      const angle = (petal / (3 + tier)) * Math.PI * 2 + kind
      brush.disc(Math.cos(angle) * 7, -8 - tier + Math.sin(angle) * 7, 4.4, color)
    }
  if (tier > 1) brush.disc(0, -8 - tier, 4.4, PAINT.sun)
}

const elixir: Draw = (brush, tier, kind) => {
  const color = KINDS[kind]!
  const wide = 17 + tier * 2
  if (kind === 0) brush.ball(0, 4, wide / 2, color)
  else if (kind === 1) brush.slab(-wide / 2, -7, wide, 22, 5, color, 4)
  else brush.shape([-wide / 2 - 2, 17, 0, -14, wide / 2 + 2, 17], color)
  brush.round(-4, -20, 8, 12, 3, '#fff4dc')
  brush.round(-5, -22, 10, 5, 2, PAINT.wood)
  for (let bubble = 0; bubble < tier; bubble++)
    brush.disc(((bubble * 5) % 13) - 6, 10 - ((bubble * 7) % 13), 2.2, '#ffffff', 0.85)
}

const isle: Draw = (brush, tier) => {
  const wide = 26 + tier * 1.6
  brush.round(-wide / 2, 2, wide, 16, 8, '#2f9fd0', 0.8)
  brush.round(-wide / 2 + 2, -2, wide - 4, 15, 8, '#f0dca0')
  if (tier > 1) brush.round(-wide / 2 + 6, -6, wide - 12, 13, 6, '#6fbf5a')
  for (let palm = 0; palm < Math.min(3, Math.floor(tier / 2)); palm++) {
    const x = palm * 9 - 8
    brush.line([x, 2, x + 2, -15], 3, PAINT.wood)
    for (const turn of [-2.6, -1.6, -0.6])
      brush.leaf(x + 2 + Math.cos(turn) * 6, -15 + Math.sin(turn) * 5, 13, 5, '#3fae62', turn)
  }
  if (tier > 5) brush.shape([2, 2, 11, -20 + (tier > 7 ? -4 : 0), 20, 2], '#8795b5')
  if (tier > 8) brush.shape([8, -12, 11, -24, 14, -12], PAINT.coral)
  studs(brush, tier, 7)
}

const lantern: Draw = (brush, tier) => {
  const color = tierColor(tier)
  brush.glow(0, 0, 14 + tier * 1.6, color)
  brush.line([0, -20, 0, -12], 3, '#5a3a22')
  brush.round(-11 - tier * 0.5, -12, 22 + tier, 26, 10, color)
  for (const x of [-6, 0, 6]) brush.line([x, -10, x, 12], 2, '#ffffff', 0.4)
  brush.round(-7, -15, 14, 5, 2, '#7a4a2a')
  brush.round(-7, 12, 14, 5, 2, '#7a4a2a')
}

const bird: Draw = (brush, tier) => {
  const color = tierColor(tier)
  const size = 11 + tier
  for (let feather = 0; feather < tier; feather++)
    brush.leaf(
      -10,
      2 - feather * 2,
      16 + tier,
      6,
      feather % 2 === 0 ? shade(color, -0.2) : PAINT.sun,
      -2.6 - feather * 0.16,
    )
  brush.ball(0, 3, size * 0.85, color)
  brush.ball(7, -8, size * 0.58, color)
  brush.leaf(-2, 4, size, 8, shade(color, -0.3), 0.3)
  brush.disc(9, -9, 2.2, PAINT.ink)
  brush.shape([13, -9, 21, -6, 13, -4], PAINT.amber)
}

const neighbour: Draw = (brush, tier, kind) => {
  const color = tierColor(tier)
  if (kind === 0) hut(brush, tier, 0)
  else {
    brush.line([0, 17, 0, -2], 6, PAINT.wood)
    for (let ring = 0; ring < 2 + Math.floor(tier / 3); ring++)
      brush.ball(
        (ring % 2 === 0 ? -1 : 1) * 6,
        -2 - ring * 6,
        10 + tier * 0.3,
        shade(color, ring % 2 === 0 ? -0.1 : 0.15),
      )
  }
  if (kind === 1) studs(brush, tier)
}

const boat: Draw = (brush, tier) => {
  const color = tierColor(tier)
  const wide = 24 + tier * 1.7
  brush.shape([-wide / 2, 5, wide / 2, 5, wide / 2 - 7, 17, -wide / 2 + 7, 17], tier < 3 ? PAINT.wood : color)
  const masts = Math.min(3, Math.floor((tier + 1) / 3))
  for (let mast = 0; mast < masts; mast++) {
    const x = (mast - (masts - 1) / 2) * 12
    brush.line([x, 5, x, -20], 3, '#7a4a26')
    brush.shape([x + 1, -19, x + 1, 1, x + 12, -3], '#fffaf0')
    brush.shape([x + 1, -19, x + 1, -12, x + 7, -14], color)
  }
  if (tier > 8) brush.slab(-12, -3, 24, 8, 2, PAINT.sun, 2)
  studs(brush, tier, 11)
}

const fish: Draw = (brush, tier) => {
  const color = tierColor(tier)
  const long = 15 + tier * 1.1
  brush.shape([-long * 0.5, 0, -long - 2, -9, -long - 2, 9], shade(color, -0.2))
  brush.round(-long * 0.75, -8 - tier * 0.5, long * 1.6, 16 + tier, 10, color)
  for (let stripe = 0; stripe < Math.min(5, tier); stripe++)
    brush.line([-8 + stripe * 5, -5 - tier * 0.3, -8 + stripe * 5, 5 + tier * 0.3], 2, '#ffffff', 0.7)
  brush.disc(long * 0.55, -3, 3.6, '#ffffff')
  brush.disc(long * 0.58, -3, 1.9, PAINT.ink)
  if (tier > 5) brush.leaf(0, -11 - tier * 0.4, 18, 9, PAINT.sun, -0.3)
}

const pieces: Readonly<Record<Twist, Draw>> = {
  plain: hut,
  orders: shell,
  belt: star,
  siege: tower,
  garden: plant,
  recipes: elixir,
  fog: isle,
  drop: lantern,
  triple: bird,
  neighbours: neighbour,
  flood: boat,
  energy: fish,
}

export function drawPiece(
  brush: Brush,
  twist: Twist,
  { tier, kind }: { readonly tier: number; readonly kind: number },
  [x, y]: readonly [number, number],
  scale = 1,
) {
  brush.at(x, y, 0, () => pieces[twist](brush, tier, kind), scale)
}
