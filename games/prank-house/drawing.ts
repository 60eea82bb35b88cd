import { faceLines } from './face.ts'

/**
 * A drawing is text, one shape a line, with the origin in the middle of its foot:
 * `s` lit path, `f` flat path, `l` line, `o` lit oval, `c` flat oval, `b` lit box, `r` flat box, `e` face.
 * A line that begins with `?word` is drawn only under that look, with `?!word` only without it.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** How far some look reaches beyond the size. */
  readonly reach: number
  readonly lines: readonly string[]
}

/** One shape, ready for a canvas or an SVG. */
export interface Shape {
  readonly path: string
  readonly color: string
  /** A lit shape has a darker side away from the lamp. */
  readonly isLit: boolean
  /** Width of a line; absent for an area. */
  readonly line?: number
}

const USUAL_REACH = 26

export const drawing = (width: number, height: number, text: string, reach = USUAL_REACH): Drawing => ({
  width,
  height,
  reach,
  lines: text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
})

/** Whether it can show a mood. */
/** The same look with another face. */
export const withMood = (look: string, mood: string) => [mood, ...look.split('+').slice(1)].join('+')

export const hasFace = ({ lines }: Drawing) => lines.some((line) => /(^| )e /.test(line))

const oval = ([x = 0, y = 0, rx = 1, ry = rx]: readonly number[]) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

function box([x = 0, y = 0, width = 1, height = 1, radius = 0]: readonly number[]) {
  const corner = `${radius} ${radius} 0 0 1`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  return (
    `M${x + radius} ${y}h${across}a${corner} ${radius} ${radius}v${down}a${corner} ${-radius} ${radius}` +
    `h${-across}a${corner} ${-radius} ${-radius}v${-down}a${corner} ${radius} ${-radius}Z`
  )
}

function shapeOf(line: string): Shape {
  const [kind, color = '', ...rest] = line.split(' ')
  const numbers = rest.map(Number)
  switch (kind) {
    case 's':
    case 'f':
      return { path: rest.join(' '), color, isLit: kind === 's' }
    case 'l':
      return { path: rest.slice(1).join(' '), color, isLit: false, line: numbers[0]! }
    case 'o':
    case 'c':
      return { path: oval(numbers), color, isLit: kind === 'o' }
    case 'b':
    case 'r':
      return { path: box(numbers), color, isLit: kind === 'b' }
    default:
      throw new Error(`no such shape: ${line}`)
  }
}

/** The shapes of a drawing under a look. */
export function shapesOf({ lines }: Drawing, look: string, isBlinking = false): Shape[] {
  const words = look.split('+')
  return lines.flatMap((line) => {
    let rest = line
    while (rest.startsWith('?')) {
      const end = rest.indexOf(' ')
      const wanted = rest.slice(1, end)
      const isMet = wanted.startsWith('!')
        ? !wanted
            .slice(1)
            .split('|')
            .some((word) => words.includes(word))
        : wanted.split('|').some((word) => words.includes(word))
      if (!isMet) return []
      rest = rest.slice(end + 1)
    }
    if (!rest.startsWith('e ')) return [shapeOf(rest)]
    const [x = 0, y = 0, size = 1] = rest.slice(2).split(' ').map(Number)
    return faceLines(isBlinking ? 'blink' : words[0]!, x, y, size).map(shapeOf)
  })
}
