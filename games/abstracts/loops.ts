import { otherSeat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import {
  countOf,
  endingOf,
  leaderOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const LOOP_SIDE = 6
const QUIET_MOVES = 50
const LAST = LOOP_SIDE - 1

/** A circuit along the rows and columns `line` from the edges; an arc lies after every sixth spot. */
export function circuit(line: number): readonly number[] {
  const at = (x: number, y: number) => y * LOOP_SIDE + x
  const along = Array.from({ length: LOOP_SIDE }, (_, index) => index)
  return [
    ...along.map((x) => at(x, line)),
    ...along.map((y) => at(LAST - line, y)),
    ...along.map((x) => at(LAST - x, LAST - line)),
    ...along.map((y) => at(line, LAST - y)),
  ]
}

export const CIRCUITS = [circuit(1), circuit(2)] as const

/** Spots on the flight between two, without the last; `undefined` when there is none. */
export function flight(cells: readonly number[], from: number, to: number): readonly number[] | undefined {
  for (const { spots } of flightsFrom(cells, from)) if (spots.at(-1) === to) return spots.slice(0, -1)
  return undefined
}

/** Every flight over at least one arc that ends on a rival. */
function flightsFrom(
  cells: readonly number[],
  from: number,
): readonly { readonly spots: readonly number[] }[] {
  const found: { spots: readonly number[] }[] = []
  const piece = cells[from]!
  for (const ring of CIRCUITS)
    for (let place = 0; place < ring.length; place++) {
      if (ring[place] !== from) continue
      for (const way of [1, -1]) {
        const spots = [from]
        let arcs = 0
        for (let step = 1; step <= ring.length; step++) {
          const before = (place + way * (step - 1) + 2 * ring.length) % ring.length
          const here = (place + way * step + 2 * ring.length) % ring.length
          if (way === 1 ? here % LOOP_SIDE === 0 : before % LOOP_SIDE === 0) arcs++
          const spot = ring[here]!
          spots.push(spot)
          if (cells[spot] === 0 || spot === from) continue
          if (arcs > 0 && cells[spot] === 3 - piece) found.push({ spots })
          break
        }
      }
    }
  return found
}

/** Step to any adjacent spot, but capture only by flying over the corner loops. */
export function loopsGame(): AbstractGame {
  const { points, near } = gridField(LOOP_SIDE, LOOP_SIDE, true)

  function movesOf({ cells, turn }: AbstractPosition): string[] {
    const found = new Set<string>()
    for (const [from, piece] of cells.entries()) {
      if (piece !== turn + 1) continue
      for (const { spots } of flightsFrom(cells, from)) found.add(pathOf([from, spots.at(-1)!]))
      for (const to of near[from]!) if (cells[to] === 0) found.add(pathOf([from, to]))
    }
    return [...found]
  }

  function play({ cells, turn, quiet }: AbstractPosition, path: string): AbstractPosition {
    const [from, to] = spotsOf(path) as [number, number]
    const next = [...cells]
    const takes = next[to] !== 0
    next[to] = next[from]!
    next[from] = 0
    const [own, rival] = [countOf(next, turn), countOf(next, otherSeat(turn))]
    const calm = takes ? 0 : quiet + 1
    const outcome: Outcome =
      rival === 0
        ? turn
        : calm >= QUIET_MOVES
          ? turn === 0
            ? leaderOf(own, rival)
            : leaderOf(rival, own)
          : -1
    return { cells: next, turn: otherSeat(turn), outcome, quiet: calm, trail: [] }
  }

  const isTake = ({ cells }: AbstractPosition, path: string) => cells[spotsOf(path)[1]!] !== 0

  return {
    rules: {
      usualLength: 70,
      start: () => opening(points.map(({ y }) => (y < 2 ? 2 : y > 3 ? 1 : 0))),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play,
      ending: endingOf,
      events: (before, path) => [
        {
          kind: isTake(before, path) ? 'loop-take' : before.turn === 0 ? 'step' : 'answer',
          x: spotsOf(path)[1]!,
        },
      ],
      points: ({ cells }) => [12 - countOf(cells, 1), 12 - countOf(cells, 0)],
    },
    judge: {
      worth({ cells, turn }, seat) {
        let value = 100 * (countOf(cells, seat) - countOf(cells, otherSeat(seat)))
        for (const [spot, piece] of cells.entries()) {
          if (piece <= 0) continue
          const lines = CIRCUITS.filter((ring) => ring.includes(spot)).length
          value += (piece === seat + 1 ? 4 : -4) * lines
        }
        return value + (turn === seat ? 3 : -3)
      },
      order(position) {
        const moves = movesOf(position)
        return [
          ...moves.filter((path) => isTake(position, path)),
          ...moves.filter((path) => !isTake(position, path)),
        ]
      },
      unquiet: ({ cells, turn }) =>
        cells.some((piece, spot) => piece === turn + 1 && flightsFrom(cells, spot).length > 0),
    },
  }
}
