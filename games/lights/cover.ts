import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { boardOf, RAY } from './boards.ts'
import { placeOf, type LightsDefinition } from './definitions.ts'
import { EMBER, waterOf } from './palette.ts'

const SIDES = { square: 4, ring: 4, hex: 3, signs: 4, slant: 4, king: 5, shy: 4, triangle: 4 } as const
const CELLS = {
  square: 122,
  ring: 122,
  hex: 104,
  signs: 122,
  slant: 112,
  king: 94,
  shy: 130,
  triangle: 88,
} as const

/** Where the near lantern hangs. */
const HEROES = [
  [208, 208],
  [208, 208],
  [208, 208],
  [208, 208],
  [208, 208],
  [140, 230],
  [270, 190],
  [130, 150],
  [270, 250],
  [150, 260],
] as const

/** The lanterns from above their water, and one of them near. */
export function cover(definition: LightsDefinition): string {
  const { slug, rules } = definition
  const index = placeOf(definition)
  const water = waterOf(index)
  const art = coverArt(slug)
  const glow = art.radial([
    [0, water.gold, 0.75],
    [1, water.gold, 0],
  ])
  const size = SIDES[rules.shape]
  const signs = 'rlrlrlrlrlrlrlrl'
  const { spots, width, height } = boardOf(rules.shape, size, signs)
  const cell = CELLS[rules.shape]
  const colors = rules.light === 'three' ? [water.gold, water.dark, EMBER] : [water.gold, water.dark]
  const named = colors.map((color, value) =>
    lantern(`${slug}-lamp${value}`, color, value === 1 ? '' : glow.fill),
  )
  const small = spots.map(({ x, y }, spot) => {
    const [left, top] = [200 + (x - width / 2) * cell, 200 + (y - height / 2) * cell]
    const value = (spot * 5 + index * 3 + Math.floor(spot / 3)) % colors.length
    return `<use href="#${slug}-lamp${value}" transform="translate(${left} ${top}) scale(${cell < 100 ? 0.68 : 0.82})"/>`
  })
  const sign =
    rules.shape === 'signs'
      ? signs[0] === RAY
        ? '<path d="M170 204H246M208 166V242" stroke="#6b3408" stroke-width="13" stroke-linecap="round"/>'
        : ''
      : rules.shape === 'ring'
        ? `<path d="M28 210a178 120 0 0 1 350 0" fill="none" stroke="${shade(water.gold, 0.4)}" stroke-width="7" stroke-dasharray="2 20" stroke-linecap="round"/>`
        : ''
  const nearest = colors.length === 3 ? 2 : 0
  const hero =
    contactShadow(HEROES[index % HEROES.length]![0] + 2, HEROES[index % HEROES.length]![1] + 110, 110, 24) +
    `<use href="#${slug}-lamp${nearest}" transform="translate(${HEROES[index % HEROES.length]!.join(' ')}) scale(1.75)"/>`
  const board = tilted((index % 2 ? -1 : 1) * (5 + (index % 6)), small.join(''))
  return `${art.ground(shade(water.glow, 0.1), water.deep, water.gold, 0.25)}<defs>${glow.defs}${named.join('')}</defs>${board}${hero}${sign}`.replace(
    /\d+\.\d{2,}/g,
    (number) => String(Math.round(Number(number) * 10) / 10),
  )
}

const lantern = (id: string, color: string, glow: string) =>
  `<g id="${id}">${glow && `<circle r="86" fill="${glow}"/>`}<rect x="-36" y="34" width="72" height="20" rx="8" fill="#5a3420"/><rect x="-40" y="-38" width="80" height="76" rx="32" fill="${shade(color, -0.22)}"/><rect x="-40" y="-40" width="72" height="72" rx="30" fill="${color}"/>${glow && '<ellipse cy="8" rx="20" ry="23" fill="#fff8d8" opacity=".8"/>'}<rect x="-18" y="-46" width="36" height="10" rx="4" fill="${shade(color, -0.5)}"/></g>`
