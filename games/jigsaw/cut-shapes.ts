import { hash32, seededRandom, type Random } from '#kit/random/random.ts'

/** Farthest a tab reaches beyond its piece, as a share of the smaller side. */
export const TAB = 0.24

interface Cell {
  readonly width: number
  readonly height: number
}

/** Which way each seam bulges and how far; positive is to the right or down. */
interface Seams {
  readonly upright: readonly number[]
  readonly level: readonly number[]
}

const bulge = (random: Random) => (random() < 0.5 ? -1 : 1) * (0.86 + random() * 0.28)

function seamsOf(level: number, count: number): Seams {
  const random = seededRandom(hash32(`seams ${level}`))
  const list = () => Array.from({ length: count }, () => bulge(random))
  return { upright: list(), level: list() }
}

/** The outline of a piece of the grid, its upper left corner at the origin. */
export function cutPath(
  level: number,
  [columns, rows]: readonly [number, number],
  piece: number,
  { width, height }: Cell,
): Path2D {
  const seams = seamsOf(level, columns * rows)
  const [column, row] = [piece % columns, Math.floor(piece / columns)]
  const size = Math.min(width, height)
  const path = new Path2D()
  let [x, y] = [0, 0]
  path.moveTo(0, 0)
  const edge = (toX: number, toY: number, [outX, outY]: readonly [number, number]) => {
    const at = (along: number, out: number) =>
      [x + (toX - x) * along + outX * out * size, y + (toY - y) * along + outY * out * size] as const
    if (outX === 0 && outY === 0) path.lineTo(toX, toY)
    else {
      path.bezierCurveTo(...at(0.25, 0), ...at(0.47, -0.06), ...at(0.4, 0.07))
      path.bezierCurveTo(...at(0.31, 0.23), ...at(0.69, 0.23), ...at(0.6, 0.07))
      path.bezierCurveTo(...at(0.53, -0.06), ...at(0.75, 0), toX, toY)
    }
    ;[x, y] = [toX, toY]
  }
  edge(width, 0, [0, row === 0 ? 0 : seams.level[piece - columns]!])
  edge(width, height, [column === columns - 1 ? 0 : seams.upright[piece]!, 0])
  edge(0, height, [0, row === rows - 1 ? 0 : seams.level[piece]!])
  edge(0, 0, [column === 0 ? 0 : seams.upright[piece - 1]!, 0])
  path.closePath()
  return path
}
