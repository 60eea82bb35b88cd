import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, hurt, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** A found name is removed, letters above fall, and other names come together. */
export interface StacksState extends Base {
  readonly mode: 'stacks'
  /** Each from the lowest letter upwards. */
  readonly columns: Columns
  readonly targets: readonly Target[]
}

type Columns = readonly (readonly string[])[]

interface Target {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly isFound: boolean
}

/** Where a name lies: the column and the height of its first letter; it runs on in reading direction or downwards. */
interface Lie {
  readonly column: number
  readonly row: number
  readonly down: boolean
}

/** A square is its column times this and its height; two squares in one input. */
export const COLUMN = 10
export const SQUARES = 100
const HEARTS = 5
const COUNTS = [3, 4, 5, 6, 6]
const WIDTHS = [4, 5, 5, 5, 6]
const TALLEST = 8
const LETTER_POINTS = 10
const PILES = 60

const cellsOf = ({ column, row, down }: Lie, length: number): number[] =>
  Array.from({ length }, (_, step) => (down ? column * COLUMN + row - step : (column + step) * COLUMN + row))

export const letterAt = (columns: Columns, cell: number): string | undefined =>
  columns[Math.floor(cell / COLUMN)]?.[cell % COLUMN]

const without = (columns: Columns, cells: readonly number[]): Columns =>
  columns.map((letters, column) => letters.filter((_, row) => !cells.includes(column * COLUMN + row)))

/** All squares in which the letters can be read. */
function readings(columns: Columns, letters: readonly string[]): readonly (readonly number[])[] {
  return columns.flatMap((own, column) =>
    own.flatMap((_, row) =>
      [false, true].flatMap((down) => {
        const cells = cellsOf({ column, row, down }, letters.length)
        const isThere = cells.every(
          (cell, step) => (!down || row >= step) && letterAt(columns, cell) === letters[step],
        )
        // A name of one sign would be read twice.
        return isThere && !(down && letters.length === 1) ? [cells] : []
      }),
    ),
  )
}

/** Cells to remove next so that all names can be found; `undefined` in a dead end. */
export function wayOn(
  columns: Columns,
  words: readonly (readonly string[])[],
): readonly number[] | undefined {
  const dead = new Set<string>()
  const search = (left: Columns, open: readonly (readonly string[])[]): readonly number[] | undefined => {
    // What lies there tells which names are still open.
    const name = left.map((letters) => letters.join('\n')).join('\n\n')
    if (dead.has(name)) return undefined
    for (const [index, letters] of open.entries())
      for (const cells of readings(left, letters)) {
        const rest = open.toSpliced(index, 1)
        if (rest.length === 0 || search(without(left, cells), rest)) return cells
      }
    dead.add(name)
    return undefined
  }
  return search(columns, words)
}

/** Puts a name into the stacks, anywhere it lifts what lies there; undefined where nothing has room. */
function put(columns: Columns, letters: readonly string[], random: Random): Columns | undefined {
  const lies = columns.flatMap((own, column) => [
    ...(own.length + letters.length <= TALLEST
      ? [{ column, row: pickIndex(own.length + 1, random), down: true }]
      : []),
    ...(column + letters.length <= columns.length ? levelLies(columns, column, letters.length, random) : []),
  ])
  if (lies.length === 0) return undefined
  // Horizontal names make the stacks interact: preferred first.
  const level = lies.filter(({ down }) => !down)
  const { column, row, down } = pickOne(level.length > 0 && random() < 0.7 ? level : lies, random)
  return columns.map((own, index) => {
    if (down) return index === column ? own.toSpliced(row, 0, ...letters.toReversed()) : own
    const letter = letters[index - column]
    return letter === undefined ? own : own.toSpliced(row, 0, letter)
  })
}

function levelLies(columns: Columns, column: number, length: number, random: Random): readonly Lie[] {
  const under = columns.slice(column, column + length).map((own) => own.length)
  if (Math.max(...under) >= TALLEST) return []
  return [{ column, row: pickIndex(Math.min(...under) + 1, random), down: false }]
}

/** Stacks that hold just the names, from the last one to be found to the first; of some the lowest ones. */
function pile(words: readonly (readonly string[])[], width: number, random: Random): Columns {
  let best: Columns | undefined
  for (let tries = 0; tries < PILES || !best; tries++) {
    let columns: Columns | undefined = Array.from({ length: width }, () => [])
    for (const letters of shuffled(words, random)) columns = columns && put(columns, letters, random)
    if (columns && (!best || tallest(columns) < tallest(best))) best = columns
  }
  return best
}

const tallest = (columns: Columns) => Math.max(...columns.map(({ length }) => length))

const openWords = ({ targets }: Pick<StacksState, 'targets'>) =>
  targets.flatMap(({ letters, isFound }) => (isFound ? [] : [letters]))

/** The squares from one to another in a row or a column, in reading order. */
export function squares(from: number, to: number): readonly number[] {
  const [column, row] = [Math.floor(from / COLUMN), from % COLUMN]
  const [width, height] = [Math.floor(to / COLUMN) - column, (to % COLUMN) - row]
  if (width !== 0 && height !== 0) return []
  if (width < 0 || height > 0) return squares(to, from)
  return cellsOf({ column, row, down: height < 0 }, Math.max(width, -height) + 1)
}

export const stacks: Mode<StacksState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const width = WIDTHS[round]!
    const wish = {
      count: COUNTS[round]!,
      least,
      most: Math.max(4, width),
      ease: easeOf(stacks, base) * 0.7,
      used,
    }
    const targets = pickNouns(language, wish, random).map((noun) => ({ ...noun, isFound: false }))
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...targets.map(({ picture }) => picture)],
      mode: 'stacks',
      columns: pile(openWords({ targets }), width, random),
      targets,
    }
  },
  step(state, input, random) {
    const cells = squares(Math.floor(input / SQUARES), input % SQUARES)
    const spelt = cells.map((cell) => letterAt(state.columns, cell)).join('\n')
    const which = state.targets.findIndex(({ letters, isFound }) => !isFound && letters.join('\n') === spelt)
    if (which < 0) return missed(state)
    const next = {
      ...state,
      points: state.points + LETTER_POINTS * cells.length,
      columns: without(state.columns, cells),
      targets: state.targets.map((one, index) => (index === which ? { ...one, isFound: true } : one)),
    }
    const events = [{ kind: 'word', x: which, amount: cells.length }]
    const words = openWords(next)
    if (words.length === 0) return { state: solved(stacks, next), events: [...events, { kind: 'solved' }] }
    if (wayOn(next.columns, words)) return { state: next, events }
    // A dead end: the stacks are rebuilt.
    const slid = hurt({ ...next, columns: pile(words, state.columns.length, random) })
    return { state: slid, events: [...events, { kind: slid.phase === 'lost' ? 'lost' : 'slide' }] }
  },
  legal({ columns, targets }) {
    const lengths = new Set(openWords({ targets }).map(({ length }) => length))
    return columns.flatMap((own, column) =>
      own.flatMap((_, row) =>
        [...lengths].flatMap((length) =>
          [false, true].flatMap((down) => {
            const cells = cellsOf({ column, row, down }, length)
            const isThere = (!down || row + 1 >= length) && letterAt(columns, cells.at(-1)!) !== undefined
            return isThere ? [cells[0]! * SQUARES + cells.at(-1)!] : []
          }),
        ),
      ),
    )
  },
  best(state) {
    const cells = wayOn(state.columns, openWords(state))
    return cells && cells[0]! * SQUARES + cells.at(-1)!
  },
  share: ({ targets }) => targets.filter(({ isFound }) => isFound).length / targets.length,
}
