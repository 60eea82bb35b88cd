import type { Board, Hole } from './boards.ts'

/** Turns by these many degrees, and the same of the mirror image: all that a board of ours can have. */
const DEGREES = Array.from({ length: 24 }, (_, step) => step * 15)
const NEAR = 0.01

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Every turn and mirror image that maps the board onto itself: for each hole the one it comes to. */
export function turnsOf({ holes }: Board): readonly (readonly number[])[] {
  const [middleX, middleY] = [meanOf(holes.map(({ x }) => x)), meanOf(holes.map(({ y }) => y))]
  const centred = holes.map(({ x, y }) => ({ x: x - middleX, y: y - middleY }))
  const at = (x: number, y: number) =>
    centred.findIndex((hole) => Math.abs(hole.x - x) < NEAR && Math.abs(hole.y - y) < NEAR)
  const images = DEGREES.flatMap((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const turned = ({ x, y }: Hole, sign: 1 | -1) => at(x * cos - sign * y * sin, x * sin + sign * y * cos)
    return ([1, -1] as const).map((sign) => centred.map((hole) => turned(hole, sign)))
  })
  return images.filter((image) => !image.includes(-1))
}

/** The same text for all positions that are turns or mirror images of each other. */
export function likeness(turns: readonly (readonly number[])[], pegs: string): string {
  const images = turns.map((turn) => {
    const signs = [...pegs]
    for (const [hole, to] of turn.entries()) signs[to] = pegs[hole]!
    return signs.join('')
  })
  return images.reduce((least, image) => (image < least ? image : least))
}
