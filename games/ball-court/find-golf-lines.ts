// Finds a short way to hole out for each hole: node games/ball-court/find-golf-lines.ts
import { HOLES } from './golf-holes.ts'
import { CELL, cupOf, golf, holeOf, puttOf, type Golf } from './golf.ts'

const noLuck = () => 0
const copy = (state: Golf): Golf => structuredClone(state)

/** Steps of green from each cell to the cup. */
function stepsToCup(level: number): Map<string, number> {
  const { rows } = holeOf(level)
  const cup = cupOf(holeOf(level))
  const steps = new Map([[`${Math.floor(cup.x / CELL)},${Math.floor(cup.y / CELL)}`, 0]])
  for (const [place, far] of steps) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const name = `${x + dx},${y + dy}`
      if (!'#~'.includes(rows[y + dy]?.[x + dx] ?? '#') && !steps.has(name)) steps.set(name, far + 1)
    }
  }
  return steps
}

function after(state: Golf, angle: number, power: number): Golf {
  const next = copy(state)
  golf.tick(next, puttOf(angle, power), noLuck)
  while (next.phase === 'rolling' && next.status === 'playing') golf.tick(next, 0, noLuck)
  return next
}

const farOf = (steps: Map<string, number>, { ball, phase, strokes }: Golf) =>
  phase === 'holed'
    ? -100
    : (steps.get(`${Math.floor(ball.x / CELL)},${Math.floor(ball.y / CELL)}`) ?? 99) + strokes * 0.01

function find(level: number): (readonly [number, number])[] | undefined {
  const steps = stepsToCup(level)
  let beam: { state: Golf; line: (readonly [number, number])[] }[] = [
    { state: golf.start(level, () => 0), line: [] },
  ]
  for (let stroke = 0; stroke < 6; stroke++) {
    const next = beam.flatMap(({ state, line }) =>
      Array.from({ length: 90 }, (_, turn) => turn * 4).flatMap((angle) =>
        [8, 14, 20, 27, 34, 40].map((power) => ({
          state: after(state, angle, power),
          line: [...line, [angle, power] as const],
        })),
      ),
    )
    const done = next.find(({ state }) => state.phase === 'holed')
    if (done) return done.line
    beam = next.toSorted((one, other) => farOf(steps, one.state) - farOf(steps, other.state)).slice(0, 2)
  }
  return undefined
}

for (let level = 1; level <= HOLES.length; level++)
  process.stdout.write(`${level} ${JSON.stringify(find(level))}\n`)
