import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { drawBeach } from './beach-draw.ts'
import { drag, press, pressKey, send, tap } from './beach-touch.ts'
import { middle, type Beach } from './beach.ts'
import { placeOf, type PushDefinition } from './definitions.ts'
import { cellsBetween, pairs } from './glides.ts'
import { shoreOf } from './palette.ts'
import { isTapped, stepFrom, waysOf } from './push-rules.ts'
import type { State } from './rules.ts'
import { soundOf } from './sounds.ts'

const STEP_SECONDS = 0.1
const CELLS_A_SECOND = 15
const HINT_SECONDS = 1.6

/** The shore: a crab that is swiped, led by arrows, or sent to a spot by a tap. */
export function pushScene(tools: SceneTools<PushDefinition, State, number>): Scene<State, number> {
  const { host, definition, reducedMotion } = tools.context
  const { rules } = definition
  const beach: Beach = {
    tools,
    host,
    rules,
    shore: shoreOf(placeOf(definition)),
    ways: waysOf(rules),
    backdrop: document.createElement('canvas'),
    grid: { x: 0, y: 0, cell: 1, columns: 1 },
    room: { width: 1, height: 1 },
    painted: '',
    crabs: [],
    crates: [],
    k: 1,
    stride: 0,
    facing: [],
    bump: { x: 0, y: 0 },
    swipedFrom: undefined,
    hasSwiped: false,
    errand: [],
    cursor: undefined,
    pointing: undefined,
    motion: 0,
  }
  return {
    layout: (size, state) => layOut(beach, size, state),
    show: (state) => clear(beach, state),
    play(move) {
      beach.pointing = undefined
      return play(beach, move)
    },
    draw: (pen) => drawBeach(beach, pen),
    point: (way) => pointAt(beach, way),
    path: (way) => pathOf(beach, way),
    cheer() {
      if (!reducedMotion)
        tools.effects.tween(
          0.7,
          (part) =>
            (beach.bump = { x: 0, y: -Math.abs(Math.sin(part * Math.PI * 2)) * beach.grid.cell * 0.35 }),
          { ease: ease.linear },
        )
      return 0.2
    },
    down: (at) => press(beach, at),
    move: (at, held) => drag(beach, at, held),
    up(at) {
      if (!beach.hasSwiped) tap(beach, at)
    },
    key: (key) => pressKey(beach, key),
  }
}

function play(beach: Beach, { before, after, events }: Played<State, number>): number {
  const mine = ++beach.motion
  beach.crabs = after.crabs.map((to, index) => ({ from: before.crabs[index]!, to }))
  const isTunnel = events.some(({ kind }) => kind === 'tunnel')
  if (isTunnel)
    beach.crabs = beach.crabs.map(({ from, to }) =>
      distance(beach, from, to) > 1 ? { from: to, to } : { from, to },
    )
  beach.crates = pairs(before.crates, after.crates, before.columns, beach.rules.colors ?? false)
  const far = Math.max(
    1,
    ...[...beach.crabs, ...beach.crates].map(({ from, to }) => distance(beach, from, to)),
  )
  const seconds = Math.max(STEP_SECONDS, far / CELLS_A_SECOND)
  beach.k = 0
  beach.tools.effects.tween(
    seconds,
    (part) => {
      if (beach.motion !== mine) return
      beach.k = part
      beach.stride += 0.09
    },
    {
      ease: far > 1 ? ease.out : ease.linear,
      done: () => beach.motion === mine && arrive(beach, after),
    },
  )
  const kinds = events.map(({ kind }) => kind)
  beach.host.sound(...soundOf(kinds, after.moves))
  if (kinds.includes('home')) cheerHome(beach, after)
  return seconds + 0.08
}

function arrive(beach: Beach, state: State) {
  beach.k = 1
  const next = beach.errand.shift()
  if (next !== undefined && state === beach.tools.state()) send(beach, next)
}

function cheerHome(beach: Beach, state: State) {
  beach.host.happy(0.3)
  for (const piece of beach.rules.goal === 'crabs' ? state.crabs : state.crates)
    if (state.marks.includes(piece))
      beach.tools.effects.burst(middle(beach, piece), {
        count: 7,
        colors: [beach.shore.mark, '#fff3b8'],
        speed: 120,
      })
}

const distance = (beach: Beach, from: number, to: number) => cellsBetween(beach.grid.columns, from, to)

function layOut(beach: Beach, { width, height }: StageSize, { columns, floor }: State) {
  beach.room = { width, height }
  const rows = floor.length / columns
  // The rim is rock: half of it may be cut off by the frame.
  const box = fitBox({ x: 0, y: 0, width, height }, (columns - 0.7) / (rows - 0.7), 4)
  const cell = Math.min(92, box.width / (columns - 0.7))
  beach.grid = { x: (width - columns * cell) / 2, y: (height - rows * cell) / 2, cell, columns }
  beach.painted = ''
}

function clear(beach: Beach, state: State) {
  beach.motion++
  beach.grid = { ...beach.grid, columns: state.columns }
  beach.crabs = state.crabs.map((cell) => ({ from: cell, to: cell }))
  beach.crates = state.crates.map((cell) => ({ from: cell, to: cell }))
  if (beach.facing.length !== state.crabs.length) beach.facing = state.crabs.map(() => 2)
  beach.k = 1
  beach.bump = { x: 0, y: 0 }
  beach.errand = []
  beach.pointing = beach.cursor = undefined
  beach.painted = ''
}

function pointAt(beach: Beach, way: number) {
  const current = { way, k: 0 }
  beach.pointing = current
  beach.tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
    ease: ease.linear,
    done: () => beach.pointing === current && (beach.pointing = undefined),
  })
}

function pathOf(beach: Beach, way: number) {
  const state = beach.tools.state()
  const from = middle(beach, state.crabs[0]!)
  const [dx, dy] = beach.ways[way]!
  const to = { x: from.x + dx * beach.grid.cell * 1.3, y: from.y + dy * beach.grid.cell * 1.3 }
  return isTapped(beach.rules)
    ? [middle(beach, stepFrom(state, state.crabs[0]!, beach.ways[way]!))]
    : [from, to]
}
