import { shuffled } from '#kit/random/random.ts'
import { changed, looksOf, type Yard, type YardState } from './yard-state.ts'

interface Size {
  readonly rows: number
  readonly length: number
}

function sizeOf(level: number): Size {
  if (level < 4) return { rows: 2, length: 3 }
  if (level < 12) return { rows: 3, length: 3 }
  if (level < 22) return { rows: 2 + (level % 2), length: 4 }
  if (level < 40) return { rows: 3 + (level % 2), length: 4 }
  return { rows: 3 + (level % 3), length: level % 3 === 0 ? 5 : 4 }
}

/** Jars that differ from the majority of their row. */
function strangersIn(state: YardState): number {
  return state.lanes.slice(0, -1).reduce((sum, lane) => {
    const looks = looksOf(state, lane)
    const most = Math.max(...looks.map((look) => looks.filter((other) => other === look).length))
    return sum + looks.length - most
  }, 0)
}

/** Rows of jars and one in the hand: pushing one in drives another out at the far end. */
export const pusherYard: Yard = {
  deal(level, random) {
    const { rows, length } = sizeOf(level)
    // The odd jar has its own look: it is left over at the end.
    const looks = Array.from({ length: rows * length + 1 }, (_, jar) => Math.floor(jar / length))
    const jars = shuffled([...looks.keys()], random)
    const lanes = Array.from({ length: rows }, (_, row) => jars.slice(row * length, (row + 1) * length))
    return { lanes: [...lanes, jars.slice(rows * length)], looks, notes: [] }
  },
  legal: ({ lanes }) => Array.from({ length: (lanes.length - 1) * 2 }, (_, end) => [end, 0] as const),
  stages(state, [end]) {
    const row = Math.floor(end / 2)
    const jars = state.lanes[row]!
    const held = state.lanes.at(-1)!
    const isRight = end % 2 === 1
    const lanes = state.lanes
      .with(row, isRight ? [...jars.slice(1), ...held] : [...held, ...jars.slice(0, -1)])
      .with(-1, [isRight ? jars[0]! : jars.at(-1)!])
    return [{ kind: isRight ? 'left' : 'right', state: changed(state, lanes, { cost: 1 }) }]
  },
  isWon: (state) => strangersIn(state) === 0,
  away: strangersIn,
  nameOf: (state) =>
    state.lanes
      .map((lane) => {
        const looks = looksOf(state, lane)
        const [there, back] = [looks.join('.'), looks.toReversed().join('.')]
        return there < back ? there : back
      })
      .sort()
      .join('|'),
}
