import { diagonal, jack, polygon, rectangle, type Spot } from './flag-bands.ts'
import {
  arch,
  comma,
  crescent,
  disc,
  fiftyStars,
  flaredCross,
  leaf,
  pentagram,
  star,
  teeth,
  trigrams,
  wheel,
} from './flag-marks.ts'
import { flagTexts } from './flag-texts.ts'

/** A filled SVG path; a flag is 100 high. */
export interface FlagShape {
  readonly path: string
  readonly color: string
}

export interface Flag {
  readonly width: number
  readonly shapes: readonly FlagShape[]
}

const colorOf = (name: string) => `#${name === 'W' ? 'ffffff' : name === 'K' ? '0b0b0b' : name}`

function stripes(width: number, names: readonly string[], isUpright: boolean): FlagShape[] {
  const parts = names
    .map((name) => name.split(':'))
    .map(([color = '', weight = '1']) => ({ color, weight: Number(weight) }))
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  let from = 0
  return parts.map(({ color, weight }) => {
    const [start, end] = [from / total, (from + weight) / total]
    from += weight
    const field = isUpright
      ? rectangle(start * width, 0, (end - start) * width, 100)
      : rectangle(0, start * 100, width, (end - start) * 100)
    return { path: polygon(field), color: colorOf(color) }
  })
}

/** The shapes of one word of a flag's text. */
function shapesOf(width: number, word: string): FlagShape[] {
  const [kind = '', first = '', ...rest] = word.split(' ')
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest.map(Number)
  const spot: Spot = [a, b]
  const one = (path: string): FlagShape[] => [{ path, color: colorOf(first) }]
  switch (kind) {
    case 'h':
    case 'v':
      return stripes(width, [first, ...rest], kind === 'v')
    case 'f':
      return one(polygon(rectangle(0, 0, width, 100)))
    case 'r':
      return one(polygon(rectangle(a, b, c, d)))
    case 'o':
      return one(disc(a, b, c))
    case 't':
      return one(`M0 0L${a} 50L0 100Z`)
    case 'p':
      return one(polygon(rest.map((text): Spot => [Number(text.split(',')[0]), Number(text.split(',')[1])])))
    case 's':
      return one(star(spot, c, { points: d || 5, depth: e || 0.382, turn: f }))
    case 'c':
      return one(crescent(spot, c, [d, f], e))
    case '/':
    case '\\':
      return one(diagonal(width, a, kind === '/'))
    case 'z':
      return one(teeth(a, b, c))
    case 'm':
      return one(pentagram(a, b, c, d))
    case 'w':
      return one(wheel(a, b, c))
    case 'l':
      return one(leaf(a, b, c))
    case 'x':
      return one(flaredCross(a, b, c))
    case 'u':
      return one(fiftyStars())
    case 'a':
      return one(arch(spot, c, d, e))
    case 'g':
      return one(trigrams(a, b, c))
    case 'j':
      return jack(Number(first), a).map(([color, path]) => ({ path, color: `#${color}` }))
    case 'e': {
      // Both halves: the second colour lies below as a whole disc.
      const [second = '', ...numbers] = rest
      const [x = 0, y = 0, radius = 0, degrees = 0] = numbers.map(Number)
      return [
        { path: disc(x, y, radius), color: colorOf(second) },
        { path: comma(x, y, radius, degrees), color: colorOf(first) },
      ]
    }
    default:
      throw new Error(`A flag has no shape ${kind}`)
  }
}

const known = new Map<string, Flag>()

/** The flag of a country by its two letters. */
export function flagOf(country: string): Flag {
  const before = known.get(country)
  if (before) return before
  const [ratio = '1.5', ...words] = flagTexts.get(country)!.split(/ (.*)/s, 2)
  const width = Number(ratio) * 100
  const flag = { width, shapes: words[0]!.split(';').flatMap((word) => shapesOf(width, word)) }
  known.set(country, flag)
  return flag
}
