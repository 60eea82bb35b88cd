import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { placeOf, type MazeDefinition } from './definitions.ts'
import { mazeOf } from './maze.ts'
import { KEY_COLORS, landOf } from './palette.ts'

/** Canals from above, larger than the picture, with the canoe and what makes this maze another one. */
export function cover(definition: MazeDefinition): string {
  const { slug, rules } = definition
  const index = placeOf(definition)
  const land = landOf(index)
  const maze = mazeOf(rules, rules.shape === 'round' ? 1 : 2 + index)
  const cell = rules.shape === 'round' ? 72 : 92
  const places = maze.spots.map(({ x, y }) => [
    Math.round(200 + (x - maze.side / 2) * cell),
    Math.round(200 + (y - maze.side / 2) * cell),
  ])
  const canals = maze.links.flatMap((cells, from) =>
    cells
      .filter((to) => to > from || !maze.links[to]!.includes(from))
      .map((to) => {
        const ring = maze.spots[from]!.ring
        const curve = ring > 0 && ring === maze.spots[to]!.ring
        const [x, y] = places[to]!
        const turn = to === from + 1 ? 1 : 0
        return `M${places[from]!.join(' ')}${curve ? `A${ring * cell} ${ring * cell} 0 0 ${turn} ${x} ${y}` : `L${x} ${y}`}`
      }),
  )
  const line = canals.join('')
  const strokes = (
    [
      [0.84, shade(land.bank, -0.35)],
      [0.74, land.bank],
      [0.56, shade(land.water, -0.3)],
      [0.48, land.water],
    ] as const
  )
    .map(
      ([width, color]) =>
        `<use href="#${slug}-canals" stroke="${color}" stroke-width="${Math.round(cell * width)}"/>`,
    )
    .join('')
  const board = `<defs><path id="${slug}-canals" d="${line}" fill="none" stroke-linecap="round" stroke-linejoin="round"/></defs>${strokes}`
  const ground = coverArt(slug).ground(land.glow, land.deep, '#fff6d8', 0.35)
  return (
    ground +
    tilted((index % 2 ? -1 : 1) * (4 + (index % 6)), board) +
    extra(slug, rules, index) +
    canoe(index)
  )
}

const canoe = (index: number) =>
  `${contactShadow(208, 246, 96, 26, 0.4)}<g transform="translate(200 212) rotate(${[-24, 28, -38, 18, -14, 36, 12, -46, 50][index % 9]}) scale(1.5)"><path d="M-82 8Q0-62 82 8Q0 78-82 8Z" fill="#5a2c14"/><path d="M-82 0Q0-66 82 0Q0 66-82 0Z" fill="#8a4a24"/><path d="M-68 0Q0-48 68 0Q0 48-68 0Z" fill="#e09a56"/><path d="M-48 0Q0-30 48 0Q0 30-48 0Z" fill="#6a3518"/><path d="M-24-26V26M22-26V26" stroke="#c98448" stroke-width="11"/><path d="M-40 44L50-46" stroke="#f4e2b8" stroke-width="8" stroke-linecap="round"/><path d="M-58 62L-38 42M50-46L70-66" stroke="#f4e2b8" stroke-width="20" stroke-linecap="round"/></g>`

function extra(slug: string, { light, bars }: MazeDefinition['rules'], index: number): string {
  if (light === 'lantern') {
    const shine = coverArt(`${slug}-night`).radial(
      [
        [0.35, '#050816', 0],
        [1, '#050816', 0.96],
      ],
      [0.5, 0.52],
      0.62,
    )
    return `<defs>${shine.defs}</defs><rect width="400" height="400" fill="${shine.fill}"/>`
  }
  if (bars === 'locks')
    return `<g fill="none" stroke-width="17" stroke-linecap="round"><path d="M84 96a28 28 0 1 1 .1.1M104 116l56 40M150 150l-12 18" stroke="${KEY_COLORS[1]}"/><path d="M300 320a24 24 0 1 1 .1.1M318 336l44 34" stroke="${KEY_COLORS[0]}"/></g>`
  if (bars === 'currents')
    return '<path d="M60 80l34 34-34 34M100 80l34 34-34 34M276 270l34 34-34 34M316 270l34 34-34 34" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>'
  const [x, y] = [
    [318, 92],
    [86, 92],
    [316, 318],
  ][index % 3]!
  return `<circle cx="${x}" cy="${y! + 7}" r="40" fill="#8a2f24"/><circle cx="${x}" cy="${y}" r="40" fill="#ff6a4d"/><circle cx="${x}" cy="${y}" r="26" fill="#fff6e0"/><circle cx="${x}" cy="${y}" r="12" fill="#ff6a4d"/>`
}
