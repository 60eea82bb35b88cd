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
  boxes: {
    rows: ['111.22.', '111.2..', '1114...', '...4555', '..44555', '333.555', '3......'],
    unit: 72,
    turn: -6,
    hero: 'xx/xx',
    color: 4,
    heroAt: { x: 176, y: 140 },
    ground: ['#e0a860', '#7a4418'],
  },
  rim: {
    rows: ['33..1..', '3...11.', '.....1.', '.22....', '22....3', '....533', '11..55.'],
    unit: 74,
    turn: 8,
    hero: 'x../xxx',
    color: 2,
    heroAt: { x: 120, y: 150 },
    ground: ['#6fd0f0', '#14608a'],
  },
  lake: {
    rows: ['1122233', '1......', '4.000.3', '4.000.3', '4.000.5', '......5', '6661155'],
    unit: 74,
    turn: -5,
    hero: 'xxx/.x.',
    color: 6,
    heroAt: { x: 130, y: 120 },
    ground: ['#7fd8a8', '#1f6a4c'],
  },
  slant: {
    rows: ['1......', '21....6', '.21..6.', '..2165.', '...216.', '..6.21.', '.6...21'],
    unit: 74,
    turn: 6,
    hero: 'x./xx',
    color: 7,
    heroAt: { x: 160, y: 150 },
    ground: ['#f090c8', '#8a2a68'],
  },
  slide: {
    rows: ['.......', '4......', '44.....', '14..2..', '11.22.3', '1155233', '6655533'],
    unit: 74,
    turn: -8,
    hero: 'x/x/x',
    color: 3,
    heroAt: { x: 196, y: 60 },
    ground: ['#9ab4f0', '#34489a'],
  },
  tide: {
    rows: ['.......', '....2..', '1..22..', '11.2..3', '1.44.33', '8.8888.', '888.888'],
    unit: 74,
    turn: 4,
    hero: 'xx/.x',
    color: 5,
    heroAt: { x: 180, y: 120 },
    ground: ['#6fe0d0', '#107a78'],
  },
  coral: {
    rows: ['..33...', '.1333..', '.11..2.', '..1.22.', '4....2.', '44.55..', '.4.55..'],
    unit: 74,
    turn: -6,
    hero: 'xx/x.',
    color: 1,
    heroAt: { x: 170, y: 150 },
    ground: ['#ffa090', '#b83a48'],
  },
  ice: {
    rows: ['55..1..', '5..11..', '5...1..', '..33...', '.33..22', '4....22', '444....'],
    unit: 74,
    turn: 7,
    hero: '.x/xx',
    color: 5,
    heroAt: { x: 160, y: 140 },
    ground: ['#d0f0ff', '#4f98c0'],
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
