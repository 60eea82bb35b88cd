import { contactShadow, coverArt, num, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { cornersOf, middleOf, pointsUp, type Lattice, type Place } from './lattice.ts'
import { LETTERS, lookOf, topOf } from './palette.ts'
import { shapeOfRows } from './pieces.ts'

interface Plan {
  /** Digits are colours, a dot is a hollow. */
  readonly rows: readonly string[]
  readonly unit: number
  readonly turn: number
  /** The piece that floats above the board. */
  readonly hero: string
  readonly color: number
  readonly heroAt: Place
  readonly ground: readonly [string, string]
}

const PLANS: Readonly<Record<string, Plan>> = {
  square: {
    rows: ['11..22', '13..52', '33...5', '4....6', '44.166', '4.1116', '55522.'],
    unit: 74,
    turn: -7,
    hero: 'xx/xx/x.',
    color: 3,
    heroAt: { x: 176, y: 138 },
    ground: ['#5aa8f0', '#1b3fa0'],
  },
  hex: {
    rows: ['...1122', '..11..2', '.3....4', '33...44', '5.....6', '55..66.', '555666.'],
    unit: 80,
    turn: 6,
    hero: '.xx/xx.',
    color: 1,
    heroAt: { x: 160, y: 168 },
    ground: ['#ffc44d', '#b8540f'],
  },
  triangle: {
    rows: ['1113334444', '11.....333', '3.......43', '33......33', '1113...331', '1144433311'],
    unit: 80,
    turn: -5,
    hero: '.xxx/.xxx',
    color: 2,
    heroAt: { x: 66, y: 142 },
    ground: ['#b48bff', '#4a1fa8'],
  },
  tray: {
    rows: ['.11.22.', '1115222', '333.552', '.33..54', '.8...44', '..8.44.', '...8...'],
    unit: 70,
    turn: 5,
    hero: 'xx./.xx',
    color: 6,
    heroAt: { x: 152, y: 190 },
    ground: ['#ffa36b', '#a8381a'],
  },
  abc: {
    rows: ['1.2.3.', '12..31', '3....2', '2....1', '13..12', '31.223'],
    unit: 82,
    turn: -6,
    hero: 'xx/x.',
    color: 1,
    heroAt: { x: 150, y: 152 },
    ground: ['#4fe0b8', '#0b7a70'],
  },
}

const round = (value: number) => Math.round(value * 10) / 10

function polygon(lattice: Lattice, at: Place, unit: number): string {
  const shrink = lattice === 'triangle' ? 0.78 : 0.84
  const points = cornersOf(lattice, at).map(
    ({ x, y }) => `${round(x * unit * shrink)} ${round(y * unit * shrink)}`,
  )
  return `M${points.join('L')}Z`
}

/** Boards are many equal cells: each kind is drawn once and stamped. */
function stampsOf(definition: BlockFitDefinition, unit: number) {
  const look = lookOf(definition)
  const made = new Map<string, string>()
  const nameOf = (at: Place, color: number) =>
    `${definition.id}-c${color}${definition.lattice === 'triangle' && pointsUp(at) ? 'u' : ''}`
  return {
    get defs() {
      return [...made.values()].join('')
    },
    use(at: Place, color: number, x: number, y: number, scale = 1): string {
      const name = nameOf(at, color)
      if (!made.has(name)) made.set(name, drawn(name, at, color))
      if (scale === 1) return `<use href="#${name}" x="${Math.round(x)}" y="${Math.round(y)}"/>`
      return `<use href="#${name}" transform="translate(${round(x)} ${round(y)}) scale(${scale})"/>`
    },
  }

  function drawn(name: string, at: Place, color: number): string {
    const path = polygon(definition.lattice, at, unit)
    const join = `stroke-width="${round(unit * 0.09)}" stroke-linejoin="round"`
    if (color === 0)
      return `<path id="${name}" d="${path}" fill="${look.tray}" stroke="${look.tray}" ${join} opacity=".55"/>`
    const top = topOf(look, color)
    const side = shade(top, -0.42)
    const letter =
      definition.goal === 'letters' ? num(0, unit * 0.2, unit * 0.6, LETTERS[color - 1] ?? '', '#fff') : ''
    return `<g id="${name}"><path d="${path}" transform="translate(0 ${round(unit * 0.09)})" fill="${side}" stroke="${side}" ${join}/><path d="${path}" fill="${top}" stroke="${top}" ${join}/><path d="${path}" transform="translate(0 ${round(-unit * 0.03)}) scale(.6)" fill="#fff" opacity=".22"/>${letter}</g>`
  }
}

/** The board of the game, larger than the picture, and a piece about to land on it. */
export function cover(definition: BlockFitDefinition): string {
  const { lattice, id } = definition
  const plan = PLANS[id] ?? PLANS['square']!
  const { unit } = plan
  const stamps = stampsOf(definition, unit)
  const rows = plan.rows.length
  const span = (lattice === 'triangle' ? 0.75 : 1) * unit
  const shift = lattice === 'hex' ? rows / 4 : 0
  const left = 200 - ((plan.rows[0]!.length - 1) / 2 + shift) * span
  const board = plan.rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const middle = middleOf(lattice, { x, y })
      const top = 200 - middleOf(lattice, { x: 0, y: rows - 1 }).y * 0.5 * unit
      const [atX, atY] = [left + middle.x * unit, top + middle.y * unit]
      const isSeen = Math.min(atX, atY) > -unit * 0.6 && Math.max(atX, atY) < 400 + unit * 0.6
      return isSeen ? stamps.use({ x, y }, sign === '.' ? 0 : Number(sign), atX, atY) : ''
    }),
  )
  const hero = shapeOfRows(plan.hero).map((at, index) => {
    const middle = middleOf(lattice, at)
    const color = definition.goal === 'letters' ? 1 + (index % 3) : plan.color
    return stamps.use(
      at,
      color,
      plan.heroAt.x + middle.x * unit * 1.28,
      plan.heroAt.y + middle.y * unit * 1.28,
      1.28,
    )
  })
  const art = coverArt(id)
  const ground = art.ground(plan.ground[0], plan.ground[1], '#fff', 0.4)
  const inner = `<g>${board.join('')}</g>${contactShadow(214, 292, 118, 22, 0.3)}<g>${hero.join('')}</g>`
  return `${ground}<defs>${stamps.defs}</defs>${tilted(plan.turn, inner)}`
}
