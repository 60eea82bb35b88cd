import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { nearNumbers } from './ask-codes.ts'
import { between, choice, unasked, type Ask, type Kind } from './question.ts'

const numberChoice = (
  { kind, subject }: { readonly kind: Kind; readonly subject: string },
  value: number,
  { slips, random }: { readonly slips: readonly number[]; readonly random: Random },
) => choice({ kind, subject }, String(value), { wrong: nearNumbers(value, slips, random), random })

/**
 * Rows of columns of cubes, the highest at the back: `332 21 1`. No column is higher than the one behind it, so that
 * nothing is hidden that one could not tell.
 */
export const askCubes: Ask = (random, { hard, past }) => {
  const size = hard < 0.4 ? 2 : hard < 0.8 ? 3 : 4
  const most = between(2, 4, hard)
  let [subject, value] = ['', 0]
  for (let attempt = 0; attempt < 20; attempt++) {
    const heights: number[][] = []
    for (let row = 0; row < size; row++) {
      heights.push([])
      for (let column = 0; column < size; column++) {
        const limit = Math.min(heights[row - 1]?.[column] ?? most, heights[row]![column - 1] ?? most)
        const least = row + column === 0 ? 1 : Math.max(0, limit - 1 - pickIndex(2, random))
        heights[row]!.push(least + pickIndex(limit - least + 1, random))
      }
    }
    value = heights.flat().reduce((sum, high) => sum + high, 0)
    subject = heights.map((row) => row.join('')).join(' ')
    if (value > 3 && !past.includes(subject)) break
  }
  return numberChoice({ kind: 'cubes', subject }, value, { slips: [1, -1, 2, -2, 3, -3], random })
}

const FACES = [1, 2, 3, 4, 5, 6]

/** A tower of dice by the faces one sees, `top left right` and then `left right` of each one below. */
export const askPips: Ask = (random, { hard }) => {
  const high = between(1, 5, hard)
  const sides = (covered: number | undefined) => {
    const left = pickOne(
      FACES.filter((face) => face !== covered && face !== 7 - (covered ?? 0)),
      random,
    )
    const right = pickOne(
      FACES.filter(
        (face) => face !== covered && face !== 7 - (covered ?? 0) && face !== left && face !== 7 - left,
      ),
      random,
    )
    return `${left}${right}`
  }
  const top = pickOne(FACES, random)
  const tower = [`${top}${sides(top)}`, ...Array.from({ length: high - 1 }, () => sides(undefined))]
  const slips = high === 1 ? [1, -1, 2, -2, 3] : [1, -1, 2, -2, 7, -7]
  return numberChoice({ kind: 'pips', subject: tower.join(' ') }, 7 * high - top, { slips, random })
}

const TEETH = [6, 8, 9, 10, 12, 15, 16, 18, 20, 24]

/** Wheels by their teeth, and how often the first one turns: `8,12,6 3`. An answer is the turns of the last, `l` or `r` its way. */
export const askGears: Ask = (random, { hard, past }) => {
  const count = hard < 0.35 ? 2 : hard < 0.75 ? 3 : 4
  let [subject, turns] = ['', 0]
  for (let attempt = 0; attempt < 400; attempt++) {
    const teeth = Array.from({ length: count }, () => pickOne(TEETH, random))
    const given = 1 + pickIndex(between(4, 12, hard), random)
    const [first = 1, last = 1] = [teeth[0], teeth[count - 1]]
    turns = (given * first) / last
    subject = `${teeth.join()} ${given}`
    if (Number.isInteger(turns) && turns !== given && turns <= 24 && !past.includes(subject)) break
  }
  // The first wheel turns to the right; each next one the other way.
  const way = count % 2 === 1 ? 'r' : 'l'
  const other = way === 'r' ? 'l' : 'r'
  const more = pickOne([turns + 1, turns * 2, turns + 2], random)
  const wrong = [`${turns}${other}`, `${more}${way}`, `${more}${other}`]
  return choice({ kind: 'gears', subject }, `${turns}${way}`, { wrong, random })
}

/** Shells and weights on both pans: `shells weight shells weight`; the answer is what one shell weighs. */
export const askScales: Ask = (random, { hard, past }) => {
  let [subject, shell] = ['', 1]
  for (let attempt = 0; attempt < 20; attempt++) {
    shell = 1 + pickIndex(between(6, 12, hard), random)
    const left = 1 + pickIndex(hard < 0.3 ? 2 : 4, random) + (hard < 0.3 ? 1 : 0)
    const right = hard < 0.6 ? 0 : pickIndex(left, random)
    const loose = hard < 0.3 ? 0 : 1 + pickIndex(9, random)
    subject = `${left} ${loose} ${right} ${(left - right) * shell + loose}`
    if (!past.includes(subject)) break
  }
  return numberChoice({ kind: 'scales', subject }, shell, { slips: [1, -1, 2, -2, 3, 4], random })
}

/** Figures and how many mirror lines they have. */
export const AXES = {
  heart: 1,
  kite: 1,
  arrow: 1,
  rectangle: 2,
  letterH: 2,
  square: 4,
  triangle: 3,
  slanted: 0,
  letterZ: 0,
  rhombus: 2,
  plus: 4,
  trapezoid: 1,
  pentagon: 5,
  hexagon: 6,
  star5: 5,
  star6: 6,
  letterL: 0,
  mill: 0,
  star4: 4,
  oval: 2,
  boat: 1,
  octagon: 8,
} as const
export type Figure = keyof typeof AXES
const FIGURES = Object.keys(AXES) as readonly Figure[]
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 8]

/** A figure and by how many degrees it is turned. */
export const askAxes: Ask = (random, { hard, past }) => {
  const known = FIGURES.slice(0, between(8, FIGURES.length, hard))
  const asked = past.map((subject) => subject.split(' ')[0]!)
  const figure = pickOne(unasked(known, asked), random) as Figure
  const value = AXES[figure]
  const near = COUNTS.filter((count) => count !== value).toSorted(
    (one, other) => Math.abs(one - value) - Math.abs(other - value),
  )
  const wrong = shuffled(near.slice(0, 4), random).slice(0, 3).map(String)
  const turned = hard < 0.3 ? 0 : pickOne([0, 20, 45, 70], random)
  return choice({ kind: 'axes', subject: `${figure} ${turned}` }, String(value), { wrong, random })
}

/** Four jugs of `width high` in squares, to be put in order from the least water to the most. */
export const askJugs: Ask = (random, { index, hard }) => {
  const jugs: string[] = []
  const amount = (jug: string) => Number(jug[0]) * Number(jug[1])
  // Close at the end: jugs differ only a little.
  const gap = between(4, 1, hard)
  for (let attempt = 0; jugs.length < 4 && attempt < 400; attempt++) {
    const jug = `${1 + pickIndex(5, random)}${1 + pickIndex(6, random)}`
    if (jugs.every((other) => Math.abs(amount(other) - amount(jug)) >= gap)) jugs.push(jug)
  }
  const answers = jugs.length === 4 ? jugs : ['35', '11', '56', '23']
  const order = answers.toSorted((one, other) => amount(one) - amount(other))
  return { kind: 'jugs', subject: String(index), answers, right: order.map((jug) => answers.indexOf(jug)) }
}

/** Switches of a wire, each `c` closed or `o` open, or two side by side in brackets: `c[oc]`. */
export const isLit = (wire: string): boolean =>
  (wire.match(/\[..\]|[oc]/g) ?? []).every((part) => part.includes('c'))

/** Wires with a lamp each; the answer is how many are lit. */
export const askLamps: Ask = (random, { hard, past }) => {
  const [wires, parts] = [between(3, 5, hard), between(1, 3, hard)]
  const one = () => (random() < 0.72 ? 'c' : 'o')
  const pair = () => `[${random() < 0.5 ? 'c' : 'o'}${random() < 0.5 ? 'c' : 'o'}]`
  let [subject, lit] = ['', 0]
  for (let attempt = 0; attempt < 20; attempt++) {
    const rows = Array.from({ length: wires }, () =>
      Array.from({ length: parts }, () => (hard > 0.25 && random() < 0.45 ? pair() : one())).join(''),
    )
    subject = rows.join(' ')
    lit = rows.filter(isLit).length
    if (!past.includes(subject)) break
  }
  const wrong = shuffled(
    Array.from({ length: wires + 1 }, (_, count) => count).filter((count) => count !== lit),
    random,
  )
  return choice({ kind: 'lamps', subject }, String(lit), { wrong: wrong.slice(0, 3).map(String), random })
}
