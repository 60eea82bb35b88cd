import { BRAILLE, MORSE, placeOf, SEMAPHORE } from './ask-codes.ts'
import { INK } from './palette.ts'
import { bar, CORAL, disc, fill, label, LIGHT, line, NIGHT, SEA, WOOD, type Shape } from './shapes.ts'

/** Short and long lights on a dark board. */
function morse(letter: string): Shape[] {
  const signs = [...MORSE[placeOf(letter)]!]
  const wide = signs.reduce((sum, sign) => sum + (sign === '.' ? 18 : 42), 0) - 6
  const shapes: Shape[] = [bar(4, 22, 152, 56, 16, NIGHT)]
  let x = 80 - wide / 2
  for (const sign of signs) {
    if (sign === '.') shapes.push(disc(x + 6, 50, 10, '#5a4a2a'), disc(x + 6, 50, 7, LIGHT))
    else shapes.push(bar(x - 3, 40, 42, 20, 10, '#5a4a2a'), bar(x, 43, 36, 14, 7, LIGHT))
    x += sign === '.' ? 18 : 42
  }
  return shapes
}

/** Six places of two columns; the raised ones are large and lit. */
function braille(letter: string): Shape[] {
  const raised = BRAILLE[placeOf(letter)]!
  const shapes: Shape[] = [bar(45, 2, 70, 96, 12, '#fffaf0')]
  for (let dot = 0; dot < 6; dot++) {
    const [x, y] = [dot < 3 ? 65 : 95, 20 + (dot % 3) * 30]
    if (raised.includes(String(dot + 1)))
      shapes.push(disc(x + 1, y + 2, 11, '#b9a57a'), disc(x, y, 11, INK), disc(x - 3, y - 3, 3.5, '#8b7d93'))
    else shapes.push(disc(x, y, 4, '#dccfae'))
  }
  return shapes
}

/** A sailor with a flag in each hand. */
function semaphore(letter: string): Shape[] {
  const shapes: Shape[] = [
    bar(72, 46, 16, 30, 6, '#2d6f9e'),
    bar(73, 74, 6, 22, 3, NIGHT),
    bar(81, 74, 6, 22, 3, NIGHT),
    disc(80, 37, 9, '#e8b48a'),
    bar(70, 24, 20, 8, 4, '#fffaf0'),
  ]
  for (const arm of SEMAPHORE[placeOf(letter)]!) {
    // Clockwise as the reader sees it, from straight down.
    const angle = Math.PI / 2 + (Number(arm) * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const [x, y] = [80 + dx * 22, 52 + dy * 22]
    const [nx, ny] = [-dy, dx]
    const far = [x + dx * 22, y + dy * 22] as const
    shapes.push(
      line([80, 52, far[0], far[1]], 3.5, WOOD),
      line([80, 52, x, y], 7, '#2d6f9e'),
      disc(x, y, 4, '#e8b48a'),
    )
    shapes.push(
      fill([x, y, far[0], far[1], far[0] + nx * 20, far[1] + ny * 20, x + nx * 20, y + ny * 20], CORAL),
      fill([x, y, x + nx * 20, y + ny * 20, far[0] + nx * 20, far[1] + ny * 20], LIGHT),
    )
  }
  return shapes
}

/** One level of dots over bars, or a shell for nothing. */
function mayaLevel(value: number, y: number, high: number): Shape[] {
  if (value === 0)
    return [disc(80, y + high / 2, 11, '#b08a5a'), line([70, y + high / 2, 90, y + high / 2], 3, INK)]
  const [bars, dots] = [Math.floor(value / 5), value % 5]
  const rows = bars + (dots > 0 ? 1 : 0)
  const step = Math.min(13, high / rows)
  const top = y + (high - rows * step) / 2
  const shapes: Shape[] = []
  for (let dot = 0; dot < dots; dot++)
    shapes.push(disc(80 + (dot - (dots - 1) / 2) * 15, top + step / 2, 5, INK))
  for (let row = 0; row < bars; row++)
    shapes.push(bar(48, top + (rows - bars + row) * step + step * 0.14, 64, step * 0.72, 3, INK))
  return shapes
}

function maya(value: number): Shape[] {
  const stone = bar(30, 2, 100, 96, 12, '#cbb894')
  if (value < 20) return [stone, ...mayaLevel(value, 20, 60)]
  return [
    stone,
    line([40, 50, 120, 50], 1.5, '#a8936a'),
    ...mayaLevel(Math.floor(value / 20), 6, 42),
    ...mayaLevel(value % 20, 52, 42),
  ]
}

/** A frame of four rods; beads that count lie against the bar. */
function abacus(value: number): Shape[] {
  const shapes: Shape[] = [bar(14, 2, 132, 96, 10, WOOD), bar(20, 8, 120, 84, 6, '#f4e6c4')]
  const figures = String(value).padStart(4, '0')
  for (const [rod, figure] of [...figures].entries()) {
    const x = 38 + rod * 28
    const [five, ones] = [Number(figure) >= 5, Number(figure) % 5]
    shapes.push(line([x, 8, x, 92], 2.5, '#7a5a34'))
    const bead = (y: number, counts: boolean) =>
      shapes.push(bar(x - 11, y, 22, 9, 4.5, counts ? CORAL : '#c9a06a'))
    bead(five ? 23 : 11, five)
    for (let one = 0; one < 4; one++) bead(one < ones ? 39 + one * 10 : 52 + one * 10, one < ones)
  }
  shapes.push(bar(16, 33, 128, 5, 2, '#5a3218'))
  return shapes
}

/** Lanterns for 32 down to 1, as many as the number needs. */
function binary(value: number): Shape[] {
  const count = value > 31 ? 6 : value > 15 ? 5 : value > 7 ? 4 : 3
  const shapes: Shape[] = [line([4, 18, 156, 18], 2.5, WOOD)]
  for (let place = 0; place < count; place++) {
    const worth = 2 ** (count - 1 - place)
    const x = 80 + (place - (count - 1) / 2) * 25
    const isLit = Math.floor(value / worth) % 2 === 1
    shapes.push(line([x, 18, x, 28], 2, WOOD))
    if (isLit) shapes.push(disc(x, 44, 15, '#ffe9a8'))
    shapes.push(
      bar(x - 9, 28, 18, 32, 8, isLit ? LIGHT : '#4b5563'),
      bar(x - 7, 25, 14, 5, 2, NIGHT),
      bar(x - 7, 58, 14, 5, 2, NIGHT),
    )
    shapes.push(label(String(worth), x, 80, 13))
  }
  return shapes
}

/** A round pie; the pieces that are left out are pale. */
function fraction(part: number, whole: number): Shape[] {
  const shapes: Shape[] = [disc(81, 53, 46, '#c9b48a')]
  const at = (angle: number, reach: number) => [80 + Math.sin(angle) * reach, 50 - Math.cos(angle) * reach]
  for (let piece = 0; piece < whole; piece++) {
    const [from, to] = [(piece * 2 * Math.PI) / whole, ((piece + 1) * 2 * Math.PI) / whole]
    const rim: number[] = []
    for (let step = 0; step <= 12; step++) rim.push(...at(from + ((to - from) * step) / 12, 45))
    shapes.push(fill([80, 50, ...rim], piece < part ? CORAL : '#fff4dc'))
  }
  for (let piece = 0; piece < whole; piece++)
    shapes.push(line([80, 50, ...at((piece * 2 * Math.PI) / whole, 45)], 2, INK))
  return shapes
}

function angle(turned: number, degrees: number): Shape[] {
  const rad = (value: number) => (value * Math.PI) / 180
  const at = (value: number, reach: number) => [
    80 + Math.cos(rad(value)) * reach,
    50 - Math.sin(rad(value)) * reach,
  ]
  const rim: number[] = []
  const steps = Math.max(4, Math.round(degrees / 8))
  for (let step = 0; step <= steps; step++) rim.push(...at(turned + (degrees * step) / steps, 22))
  return [
    fill([80, 50, ...rim], '#ffd98a'),
    line(rim, 2.5, CORAL),
    line([80, 50, ...at(turned, 46)], 5, SEA),
    line([80, 50, ...at(turned + degrees, 46)], 5, SEA),
    disc(80, 50, 5, INK),
  ]
}

/** The board with one square lit; `+` after the side asks for the names at the edge. */
function square(subject: string): Shape[] {
  const [column, row] = [Number(subject[0]), Number(subject[1])]
  const isBlack = subject[2] === 'b'
  const shapes: Shape[] = [bar(32, 1, 96, 98, 4, WOOD)]
  const place = (x: number, y: number) =>
    [37 + (isBlack ? 7 - x : x) * 11, 5 + (isBlack ? y : 7 - y) * 11] as const
  shapes.push(bar(37, 5, 88, 88, 0, '#f2e2c0'))
  for (let cell = 0; cell < 64; cell++) {
    const [x, y] = [cell % 8, Math.floor(cell / 8)]
    if ((x + y) % 2 === 0) shapes.push(bar(...place(x, y), 11, 11, 0, '#8f6a48'))
  }
  shapes.push(bar(...place(column, row), 11, 11, 0, LIGHT))
  const [left, top] = place(column, row)
  shapes.push(disc(left + 5.5, top + 5.5, 3.4, CORAL))
  // A corner tells from which side the board is seen.
  shapes.push(label('a1', isBlack ? 137 : 23, isBlack ? 10 : 88, 10))
  if (subject.endsWith('+'))
    for (let x = 0; x < 8; x++) shapes.push(label('abcdefgh'[x]!, place(x, 0)[0] + 5.5, 96, 6.5))
  return shapes
}

/** A half round dial with a needle. */
function gauge([end, large, small, value]: readonly number[]): Shape[] {
  const turn = (at: number) => Math.PI * (1.1 - (1.2 * at) / end!)
  const point = (at: number, reach: number) =>
    [80 + Math.cos(turn(at)) * reach, 51 - Math.sin(turn(at)) * reach] as const
  const shapes: Shape[] = [disc(81, 52.5, 48, '#a8936a'), disc(80, 51, 47.5, '#fffaf0')]
  for (let at = 0; at <= end! + 0.01; at += small!) {
    const isLarge = Math.abs(at / large! - Math.round(at / large!)) < 0.01
    shapes.push(line([...point(at, isLarge ? 37 : 40), ...point(at, 45)], isLarge ? 2.2 : 1.1, INK))
    if (isLarge) shapes.push(label(String(Math.round(at)), ...point(at, 29.5), 7.5))
  }
  shapes.push(line([80, 51, ...point(value!, 41)], 3, CORAL), disc(80, 51, 5, INK))
  return shapes
}

/** The drawings of questions in codes. */
export const codeShapes = {
  morse,
  braille,
  semaphore,
  maya: (subject: string) => maya(Number(subject)),
  abacus: (subject: string) => abacus(Number(subject)),
  binary: (subject: string) => binary(Number(subject)),
  fraction(subject: string) {
    const [part = 1, whole = 2] = subject.split('/').map(Number)
    return fraction(part, whole)
  },
  angle(subject: string) {
    const [turned = 0, degrees = 90] = subject.split(' ').map(Number)
    return angle(turned, degrees)
  },
  square,
  gauge: (subject: string) => gauge(subject.split(' ').map(Number)),
}
