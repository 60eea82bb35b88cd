// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Family, GameDefinition, GameHandle } from '../contract.ts'
import { openPlay } from '../play.ts'
import { penThatWrites } from '../testing/written-pen.ts'
import { turnSim, type TurnRules } from '../turn-sim.ts'
import { mountPack, type SceneTools } from './pack-table.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { seededRandom } from '#kit/random/random.ts'

interface Walk {
  readonly at: number
  readonly moves: number
}

/** Three steps to the door; a step the other way falls into a hole without a way out. */
const rules: TurnRules<Walk, 1 | -1> = {
  start: () => ({ at: 0, moves: 0 }),
  step: ({ at, moves }, step) => ({ state: { at: at < 0 ? at : at + step, moves: moves + 1 }, events: [] }),
  legal: () => [1, -1],
  status: ({ at }) => (at === 3 ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: ({ at }) => Math.max(0, at / 3),
}

const definition: GameDefinition = {
  id: 'walk',
  gameId: 1,
  slug: 'walk',
  distinct: 'rules',
  genre: 'puzzle',
  tags: [],
  players: 1,
  orientation: 'any',
  input: ['tap'],
  session: [1, 9],
  levels: 2,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: 1,
  ground: ['#000000', '#ffffff'],
}

const family: Family<GameDefinition, 1 | -1> = {
  name: 'walk',
  realtime: false,
  definitions: [definition],
  create: (_definition, seed, _level, saved) => turnSim(rules, seed, saved),
  bot: () => 1,
}

const MOTION_SECONDS = 0.5

function openWalk() {
  const said: string[] = []
  const shown: number[] = []
  const pointed: number[] = []
  const drawn = { count: 0 }
  let tools!: SceneTools<GameDefinition, Walk, 1 | -1>
  const canvas = document.createElement('canvas')
  Object.assign(canvas, {
    getContext: () => penThatWrites().pen,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 300, height: 200 }),
  })
  const mount = (element: HTMLCanvasElement, context: Parameters<typeof mountPack>[1]): GameHandle =>
    mountPack<GameDefinition, Walk, 1 | -1>(element, context as never, {
      scene(given) {
        tools = given
        return {
          layout: () => undefined,
          draw: () => void drawn.count++,
          show: ({ at }) => void shown.push(at),
          play: () => MOTION_SECONDS,
          point: (step) => void said.push(`point ${step}`),
          path(step) {
            pointed.push(step)
            return [{ x: 100 + step * 20, y: 50 }]
          },
        }
      },
      best: ({ at }) => (at < 0 ? undefined : 1),
      stars: ({ moves }) => (moves === 3 ? 3 : 1),
      movesOf: ({ moves }) => moves,
      hud: (_state, _text, _number, level) => [{ id: 'level', label: 'level', value: String(level) }],
    })
  const play = openPlay({
    canvas,
    view: { family, mount: mount as never },
    definition,
    language: 'en',
    text: (key) => key,
    storage: memoryStorage(),
    services: {
      sound: (name) => void said.push(`sound ${name}`),
      vibrate: () => undefined,
      toast: (text) => void said.push(`toast ${text}`),
      announce: () => undefined,
      confetti: () => undefined,
      playing: () => undefined,
    },
    random: seededRandom(1),
    day: { name: '2026-01-10', seed: 42 },
    reducedMotion: false,
  })
  return { play, said, shown, pointed, drawn, step: (way: 1 | -1) => tools.send(way) }
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
let game: ReturnType<typeof openWalk>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  game = openWalk()
})
afterEach(() => {
  game.play.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a won level is celebrated after its last animation, and ends with its stars', () => {
  for (let step = 0; step < 3; step++) game.step(1)
  seconds(MOTION_SECONDS - 0.2)
  expect(game.said).not.toContain('sound win')
  seconds(3)
  expect(game.said).toContain('sound win')
  expect(game.play.state()).toMatchObject({ phase: 'ended', result: { status: 'won', score: 3, stars: 3 } })
})

test('the finger demonstrates the gesture with a different move than the solution', () => {
  seconds(0.2)
  expect(game.drawn.count).toBeGreaterThan(0)
  expect(game.pointed.at(-1)).toBe(-1)
})

test('the smallest target is as large as the distance of the nearest two', () => {
  expect(game.play.touchSize()).toBe(40)
})

test('a new board ends the celebration of the old one', () => {
  for (let step = 0; step < 3; step++) game.step(1)
  game.play.restart({ level: 2 })
  seconds(4)
  expect(game.play.state()).toMatchObject({ phase: 'playing', score: 0, level: 2, hud: [{ value: '2' }] })
  expect(game.said).not.toContain('sound win')
})

test('a hint points at the next move, and says when the position is a dead end', () => {
  game.play.hint()
  expect(game.said).toContain('point 1')
  game.step(-1)
  game.play.hint()
  expect(game.said).toContain('toast say.stuck')
})

test('a move that is taken back is shown as it was', () => {
  game.step(1)
  game.play.undo()
  expect(game.shown.at(-1)).toBe(0)
  expect(game.play.state().canUndo).toBe(false)
})
