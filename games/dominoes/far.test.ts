// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFarPlay } from '#kit/game/duel/far-play.ts'
import { blindPage } from '#kit/game/testing/blind-page.ts'
import { seededRandom } from '#kit/random/random.ts'
import { tileRoom } from './room.ts'
import { sealed } from './sealed.ts'
import { isLay, layIn, type DominoState } from './state.ts'
import { tableOf } from './table.ts'
import view from './view.ts'

const SIZE = { width: 360, height: 520 }
const SECONDS = 3000
const nothing = (): void => undefined
const game = sealed.definitions[0]!
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan']

/** Closes the page of a test, also where it fails. */
let leave = nothing
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A deal in which whoever begins can lay a tile. */
function deal(rules: ReturnType<typeof sealed.rulesOf>) {
  for (let seed = 1; seed < 50; seed++) {
    const state = rules.deal(seededRandom(seed))
    if (isLay(rules.moves(state)[0]!)) return state
  }
  throw new Error('no such deal')
}

/** A table whose other sides are away, as somebody sees it who sits on turn, moves next or watches. */
function lay(eye: 'turn' | 'waits' | 'watches', seats = 2) {
  const page = blindPage()
  const rules = sealed.rulesOf(game, seats)
  let state = deal(rules)
  const onTurn = rules.turn(state)
  const seat = eye === 'watches' ? undefined : eye === 'turn' ? onTurn : (onTurn + 1) % seats
  const made: number[] = []
  const said: string[] = []
  let count = 0
  let tell = nothing
  const look = () => rules.seenBy(state, { seat, isOver: false })
  let position = look()
  const board = openFarPlay({
    canvas: page.canvas,
    view: view as never,
    definition: game,
    language: 'en',
    text: (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
    services: new Proxy({} as never, {
      get: (_none, name) => (word: string) => void (name === 'announce' && said.push(word)),
    }),
    reducedMotion: true,
    far: {
      names: ['Ann', 'Ben', ...PEOPLE.slice(2, seats)],
      hasBegun: () => true,
      mayMove: () => seat !== undefined && rules.turn(state) === seat,
      moves: () => [],
      made: (move) => void made.push(Number(move)),
      sight: () => ({ position, count, seat }),
      watch(listener) {
        tell = listener
        return () => (tell = nothing)
      },
    },
    seed: 0,
    seat: seat === 0 || seat === 1 ? seat : undefined,
  })
  leave = () => {
    board.destroy()
    page.throwWhatFailed()
    page.leave()
  }
  vi.advanceTimersByTime(SECONDS)
  return {
    rules,
    onTurn,
    made,
    said,
    position: () => position,
    /** Touches a tile of the hand at the lower edge. */
    touch(tile: number, seen: DominoState = position) {
      const { x, y } = tableOf(game.twist!, seen, tileRoom(SIZE, 7, false)).spots.get(tile)!
      page.touch(x / SIZE.width, y / SIZE.height)
      vi.advanceTimersByTime(SECONDS)
    },
    press(key: string) {
      page.press(key)
      vi.advanceTimersByTime(SECONDS)
    },
    /** Whoever is on turn makes their first move, and the page is told. */
    goOn() {
      state = rules.play(state, rules.moves(state)[0]!, seededRandom(1))
      count++
      position = look()
      tell()
      vi.advanceTimersByTime(SECONDS)
    },
  }
}

test('a tile that is touched is sent, and lies when the server says so', () => {
  const { rules, made, said, touch, press, goOn, position } = lay('turn')
  const [move] = rules.moves(position())
  // It fits at both ends of the double: the tile, then the place.
  touch(layIn(move!).tile)
  expect(made).toEqual([])
  press('Enter')
  expect(made).toEqual([move])
  goOn()
  expect(position().arms.flat()).toHaveLength(1)
  expect(said.at(-1)).toMatch(/\d–\d/)
})

test('whoever waits sends nothing, and hears what the other one has laid', () => {
  const { made, said, touch, press, goOn, position } = lay('waits')
  for (const tile of position().hands[0]!) touch(tile)
  press('Enter')
  expect(made).toEqual([])
  const before = said.length
  goOn()
  expect(said.slice(before).join()).toContain('say.plays')
})

test('spectators see a table without hands, and touch nothing', () => {
  const { made, press, goOn, position } = lay('watches')
  expect(new Set(position().hands.flat())).toEqual(new Set([-1]))
  press('Enter')
  goOn()
  press('Enter')
  expect(made).toEqual([])
})

test.for([3, 4])(
  'at a table of %i the other hands are hidden, and a rival’s move is told by their name',
  (seats) => {
    const { onTurn, made, said, press, goOn, position } = lay('waits', seats)
    expect(new Set(position().hands.slice(1).flat())).toEqual(new Set([-1]))
    expect(position().hands).toHaveLength(seats)
    press('Enter')
    expect(made).toEqual([])
    goOn()
    expect(said.some((words) => words.startsWith(`say.plays ${PEOPLE[onTurn]} `))).toBe(true)
    press('Enter')
    if (made.length === 0) press('Enter')
    expect(made).toHaveLength(1)
  },
)
