import { coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { isFigure, isHex, isLeaping, opposite, sizeOf, spotOf, type Board, type RuleName } from './boards.ts'
import { placeOf, type OneLineDefinition } from './definitions.ts'
import { boardOf } from './levels.ts'
import { BEADS, LOCKS, tintOf, TONES, TWIN, type Tint } from './palette.ts'
import { visitsOf } from './steps.ts'

const LEVELS_SHOWN = {
  fill: 7,
  figure: 12,
  knight: 12,
  dots: 9,
  hex: 8,
  glide: 6,
  leap: 14,
  twin: 6,
  beads: 8,
  double: 7,
  weave: 10,
  zigzag: 8,
  cart: 9,
  hopscotch: 11,
  stairs: 8,
  oneway: 9,
  locks: 11,
  ink: 9,
  stride: 10,
  streets: 13,
  tones: 14,
  floes: 8,
} as const
const DRAWN = 0.62

/** The board with a partly drawn line. */
export function cover({ slug, rule }: OneLineDefinition): string {
  const index = placeOf(rule)
  const tint = tintOf(index)
  const board = boardOf(rule, LEVELS_SHOWN[rule])
  const path = board.walk.slice(0, Math.max(3, Math.round(board.walk.length * DRAWN)))
  const size = sizeOf(board)
  const cell = 392 / Math.max(size.width, size.height)
  const at = (place: number): readonly [number, number] => {
    const { x, y } = spotOf(board, place)
    return [Math.round(200 + (x - size.width / 2) * cell), Math.round(200 + (y - size.height / 2) * cell)]
  }
  const line = path.map(at)
  const twin = rule === 'twin' ? path.map((place) => at(opposite(board, place))) : undefined
  const way: Drawing = { tint, cell, at }
  const ground = isFigure(rule) ? figure(board, way) : tiles(slug, board, way, path)
  const drawing =
    ground +
    (twin ? stroke(twin, TWIN, cell, rule) + face(twin.at(-1)!, cell, TWIN) : '') +
    stroke(line, tint.line, cell, rule) +
    face(line.at(-1)!, cell * (isFigure(rule) ? 0.8 : 1.1), tint.line)
  return (
    coverArt(slug).ground(shade(tint.glow, 0.15), tint.deep, '#fff6d8', 0.4) +
    tilted((index % 2 ? 1 : -1) * (4 + (index % 4)), drawing)
  )
}

interface Drawing {
  readonly tint: Tint
  /** Pixels between places. */
  readonly cell: number
  at(place: number): readonly [number, number]
}

const square = (x: number, y: number, half: number) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`

function hexagon(x: number, y: number, radius: number): string {
  const [long, wide, low] = [radius, radius * 0.87, radius / 2].map(Math.round) as [number, number, number]
  return `M${x} ${y - long}l${wide} ${low}v${long}l${-wide} ${low}l${-wide} ${-low}v${-long}Z`
}

function tiles(slug: string, board: Board, { tint, cell, at }: Drawing, path: readonly number[]): string {
  const visits = visitsOf(board, path)
  const half = Math.round(cell * 0.45)
  const third = Math.round(cell * 0.26)
  const knob = Math.round(cell * 0.16)
  const shapes: Record<string, string> = {}
  const marks: string[] = []
  for (const [place, need] of board.needs.entries()) {
    if (need === 0) continue
    const [x, y] = at(place)
    const color = visits[place]! > 0 ? shade(tint.line, 0.5) : tint.tile
    shapes[color] =
      (shapes[color] ?? '') + (isHex(board.rule) ? hexagon(x, y, cell * 0.53) : square(x, y, half))
    const mark = board.marks[place]!
    if (board.rule === 'beads')
      marks.push(`<circle cx="${x}" cy="${y}" r="${Math.round(cell * 0.24)}" fill="${BEADS[mark - 1]!}"/>`)
    else if (board.rule === 'oneway' && mark > 0)
      marks.push(
        `<path d="M0 ${-third}L${third} 6H-${third}Z" transform="translate(${x} ${y}) rotate(${(mark - 1) * 90})" fill="#7a5a2c"/>`,
      )
    else if (board.rule === 'locks' && mark !== 0)
      marks.push(
        mark > 0
          ? `<path d="M${x - third} ${y}h${2 * third}v${third}" fill="none" stroke="${LOCKS[mark - 1]}" stroke-width="9"/><circle cx="${x - third}" cy="${y}" r="${knob}" fill="${LOCKS[mark - 1]}"/>`
          : `<rect x="${x - third}" y="${y - knob}" width="${2 * third}" height="${third + knob}" rx="5" fill="${LOCKS[-mark - 1]}"/><path d="M${x - knob} ${y - knob}v-8a${knob} ${knob} 0 0 1 ${2 * knob} 0v8" fill="none" stroke="#5a6570" stroke-width="6"/>`,
      )
    else if (mark > 0 || (board.rule === 'double' && need === 2))
      marks.push(`<text x="${x}" y="${y + Math.round(cell * 0.16)}">${mark || 2}</text>`)
  }
  const drawn = Object.entries(shapes).map(([color, outline], index) => {
    const side = shade(color, -0.4)
    const name = `${slug}-tiles${index}`
    return (
      `<defs><path id="${name}" d="${outline}" stroke-linejoin="round"/></defs>` +
      `<use href="#${name}" y="6" fill="${side}" stroke="${side}" stroke-width="8"/>` +
      `<use href="#${name}" fill="${color}" stroke="${color}" stroke-width="4"/>`
    )
  })
  const size = Math.round(cell * 0.46)
  return `${drawn.join('')}<g font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="#2a2018">${marks.join('')}</g>`
}

function figure(board: Board, { tint, cell, at }: Drawing): string {
  const pathOf = ([one, other]: readonly [number, number]) => `M${at(one).join(' ')}L${at(other).join(' ')}`
  const lines = board.edges.map(pathOf).join('')
  const width = Math.round(cell * 0.16)
  const road = (isOne: (edge: readonly [number, number], index: number) => boolean, color: string) =>
    `<path d="${board.edges.filter(isOne).map(pathOf).join('')}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  const arrows = board.edges
    .map(([one, other]) => {
      const [[fromX, fromY], [toX, toY]] = [at(one), at(other)]
      const angle = Math.round((Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI)
      return `<path d="M${width} 0L-${width} ${width}V-${width}Z" transform="translate(${Math.round((fromX + toX) / 2)} ${Math.round((fromY + toY) / 2)}) rotate(${angle})" fill="#7a3f1c"/>`
    })
    .join('')
  return (
    `<path d="${lines}" transform="translate(0 6)" stroke="#08101f" stroke-opacity=".5" stroke-width="${width}" stroke-linecap="round"/>` +
    (board.rule === 'tones'
      ? [1, 2].map((tone) => road((_, index) => board.marks[index] === tone, TONES[tone - 1]!)).join('')
      : road(() => true, tint.tile)) +
    (board.rule === 'streets' ? arrows : '')
  )
}

function stroke(
  line: readonly (readonly [number, number])[],
  color: string,
  cell: number,
  rule: RuleName,
): string {
  const hops = isLeaping(rule)
  const width = Math.round(cell * (hops ? 0.12 : isFigure(rule) ? 0.18 : 0.32))
  const path = line
    .map(([x, y], index) => {
      const [fromX, fromY] = line[index - 1] ?? [x, y]
      if (index === 0) return `M${x} ${y}`
      if (!hops) return `L${x} ${y}`
      return `Q${Math.round((fromX + x) / 2)} ${Math.round((fromY + y) / 2 - cell * 0.32)} ${x} ${y}`
    })
    .join('')
  const layer = (paint: string, thick: number) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"/>`
  return layer(shade(color, -0.35), width) + layer(color, Math.round(width * 0.72))
}

const face = ([x, y]: readonly [number, number], cell: number, color: string) => {
  const size = Math.round(cell * 0.34)
  const eye = (side: number) =>
    `<circle cx="${x + Math.round(side * size * 0.36)}" cy="${y - Math.round(size * 0.1)}" r="${Math.round(size * 0.26)}" fill="#fff"/><circle cx="${x + Math.round(side * size * 0.36) + 2}" cy="${y - Math.round(size * 0.1)}" r="${Math.round(size * 0.14)}" fill="#14222c"/>`
  return `<circle cx="${x}" cy="${y + 5}" r="${size}" fill="${shade(color, -0.4)}"/><circle cx="${x}" cy="${y}" r="${size}" fill="${color}"/>${eye(-1)}${eye(1)}<path d="M${x - size * 0.2} ${y + size * 0.4}q${size * 0.2} ${size * 0.24} ${size * 0.4} 0" fill="none" stroke="#14222c" stroke-width="3" stroke-linecap="round"/>`
}
