import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { ease } from '#kit/game/effects.ts'
import type { SortDefinition } from './definitions.ts'
import type { Move } from './move.ts'
import { colorOf } from './palette.ts'
import { stackControls } from './stack-controls.ts'
import { shelve, type Slot } from './stack-layout.ts'
import { isDone, type StackRules, type StackState } from './stack-rules.ts'
import { pouringLean, restingHold, type Band, type Hold } from './tube-look.ts'
import {
  SHAPE,
  type Tube,
  type Stream,
  type WaterTable,
  isChosen,
  drawShelf,
  pouringPlace,
} from './water-picture.ts'

const GO_SECONDS = 0.24
const BACK_SECONDS = 0.22
const UNIT_SECONDS = 0.14
const HINT_SECONDS = 2.2

/** Tubes that are lifted, leant and emptied into each other. */
export function waterScene(
  tools: SceneTools<SortDefinition, StackState, Move>,
  rules: StackRules,
): Scene<StackState, Move> {
  const { host } = tools.context
  const streams = new Map<number, Stream>()
  const scene: WaterTable = {
    tools,
    host,
    shelf: { slots: [], perRow: 1 },
    tubes: [],
    streams,
    pointing: undefined,
    get controls() {
      return controls
    },
  }
  const controls = stackControls({
    rules,
    shelf: () => scene.shelf,
    state: tools.state,
    send: tools.send,
    felt(index, how) {
      host.sound(how === 'no' ? 'bad' : 'tap', how === 'up' ? 4 : 0)
      if (how === 'no') shake(scene, scene.tubes[index]!)
      raise(scene)
    },
  })
  return {
    layout(size, state) {
      scene.shelf = shelve(size, state.rooms, SHAPE)
    },
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => drawShelf(scene, pen),
    point: (move) => point(scene, move),
    path: ([from, to]) => {
      const slots = [controls.chosen === undefined ? from : to].flatMap(
        (index) => scene.shelf.slots[index] ?? [],
      )
      return slots.map(({ x, foot, unit }) => ({ x, y: foot - unit * 1.6 }))
    },
    cheer: () => cheer(scene),
    down: controls.tap,
    key: (key) => pressKey(scene, key),
  }
}

/** Every tube goes where the choice wants it: the chosen one up, the others down. */
function raise(scene: WaterTable) {
  const { tools } = scene
  for (const [index, tube] of scene.tubes.entries()) {
    const goal = isChosen(scene, index) ? 1 : 0
    const from = tube.raised
    if (from !== goal)
      tools.effects.tween(
        0.13,
        (k) => isChosen(scene, index) === (goal === 1) && (tube.raised = from + (goal - from) * k),
        { ease: ease.back },
      )
  }
  tools.redraw()
}

function shake(scene: WaterTable, tube: Tube) {
  const { tools } = scene
  tools.effects.tween(0.28, (k) => (tube.wobble = Math.sin(k * 18) * (1 - k)), { ease: ease.linear })
  tools.redraw()
}

function play(
  scene: WaterTable,
  { input: [from, to], events, before, after }: Played<StackState, Move>,
): number {
  const { tools, streams } = scene
  const amount = events.find(({ kind }) => kind === 'pour')?.amount ?? 0
  const tube = scene.tubes[from]!
  const target = scene.tubes[to]!
  const slot = scene.shelf.slots[from]!
  const color = before.stacks[from]!.at(-1)!
  const total = before.stacks[from]!.length
  const pourSeconds = UNIT_SECONDS * amount + 0.16
  const owner = ++tube.owner
  const mine = () => tube.owner === owner
  const side: 1 | -1 = scene.shelf.slots[to]!.x >= slot.x ? 1 : -1
  const start = tube.hold ?? {
    ...restingHold(slot, side),
    lipY: restingHold(slot, side).lipY - tube.raised * slot.width * 0.3,
  }
  const over: Hold = {
    ...pouringPlace(scene.shelf.slots[to]!, side),
    lean: pouringLean(slot, total) * 0.86,
    side,
  }
  tube.raised = 0
  tube.hold = start
  tools.effects.tween(GO_SECONDS, (k) => mine() && (tube.hold = mixed(start, over, k)), {
    ease: ease.inOut,
  })
  let given = 0
  tools.effects.tween(
    pourSeconds,
    (k) => {
      const now = amount * k
      shift(tube.bands, target.bands, color, now - given)
      given = now
      if (!mine()) return
      tube.hold = { ...over, lean: pouringLean(slot, total - now) }
      if (k < 0.94) streams.set(from, { to, x: over.lipX, from: over.lipY, color })
      else streams.delete(from)
    },
    {
      ease: ease.linear,
      delay: GO_SECONDS,
      done: () => {
        streams.delete(from)
        settle(scene, tube, slot, side, mine)
        if (events.some(({ kind }) => kind === 'done')) closeTube(scene, to, after)
      },
    },
  )
  for (let unit = 0; unit < amount; unit++)
    tools.effects.tween(0.01, () => undefined, {
      delay: GO_SECONDS + UNIT_SECONDS * unit,
      done: () => scene.host.sound('pop', (after.stacks[to]!.length - amount + unit) * 3 - 3),
    })
  return GO_SECONDS + pourSeconds + BACK_SECONDS
}

function settle(scene: WaterTable, tube: Tube, slot: Slot, side: 1 | -1, mine: () => boolean) {
  const from = tube.hold
  if (!from || !mine()) return
  const rest = restingHold(slot, side)
  scene.tools.effects.tween(BACK_SECONDS, (k) => mine() && (tube.hold = mixed(from, rest, k)), {
    ease: ease.inOut,
    done: () => mine() && (tube.hold = undefined),
  })
}

function closeTube(scene: WaterTable, index: number, state: StackState) {
  const { host, tools } = scene
  const tube = scene.tubes[index]!
  const slot = scene.shelf.slots[index]!
  const color = colorOf(state.stacks[index]![0]!)
  host.sound('score', 5)
  host.happy(0.4)
  tools.effects.burst(
    { x: slot.x, y: slot.top },
    { count: 22, colors: [color, '#ffffff', '#ffe9a8'], speed: 190 },
  )
  tools.effects.tween(0.3, (k) => (tube.cork = k), { ease: ease.back })
}

function show(scene: WaterTable, state: StackState) {
  scene.streams.clear()
  scene.controls.letGo()
  scene.pointing = undefined
  scene.tubes = state.stacks.map((stack, index) => ({
    bands: bandsOf(stack),
    hold: undefined,
    owner: 0,
    raised: 0,
    cork: isDone(state, index) ? 1 : 0,
    wobble: 0,
  }))
}

function point(scene: WaterTable, move: Move) {
  const current = { move, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function cheer(scene: WaterTable) {
  for (const [index, tube] of scene.tubes.entries())
    scene.tools.effects.tween(0.5, (k) => (tube.raised = Math.sin(Math.PI * k)), {
      delay: index * 0.06,
      ease: ease.linear,
    })
  return 0.3
}

function pressKey(scene: WaterTable, key: string) {
  const used = scene.controls.key(key)
  if (used) scene.tools.redraw()
  return used
}

const mixed = (from: Hold, to: Hold, k: number): Hold => ({
  lipX: from.lipX + (to.lipX - from.lipX) * k,
  lipY: from.lipY + (to.lipY - from.lipY) * k,
  lean: from.lean + (to.lean - from.lean) * k,
  side: to.side,
})

/** Liquid goes over: as much leaves one tube as comes into the other. */
function shift(from: Band[], to: Band[], color: number, amount: number) {
  const source = from.findLast((band) => band.color === color)
  if (!source || amount <= 0) return
  source.amount -= amount
  if (source.amount < 0.001) from.splice(from.indexOf(source), 1)
  const top = to.at(-1)
  if (top?.color === color) top.amount += amount
  else to.push({ color, amount })
}

function bandsOf(stack: readonly number[]): Band[] {
  const bands: Band[] = []
  for (const color of stack) {
    const top = bands.at(-1)
    if (top?.color === color) top.amount++
    else bands.push({ color, amount: 1 })
  }
  return bands
}
