import type { GameHost } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { SortDefinition } from './definitions.ts'
import { drawHintArc } from './hint-arc.ts'
import type { Move } from './move.ts'
import { colorOf } from './palette.ts'
import { drawBolt, drawNut, drawShell, drawStick } from './piece-look.ts'
import { stackControls, type Controls } from './stack-controls.ts'
import { mouthOf, shelve, type Shelf, type Slot } from './stack-layout.ts'
import { isDone, runOf, type StackRules, type StackState } from './stack-rules.ts'

const NUT = { unit: 0.44, above: 1.5, below: 0.5 }
const SHELL = { unit: 0.62, above: 1.5, below: 0.55 }
const FLIGHT_SECONDS = 0.42
const STAGGER_SECONDS = 0.075
const HINT_SECONDS = 2.2
/** Turns of a nut on its way. */
const SPIN = 11

interface Flying {
  readonly color: number
  readonly from: number
  readonly to: number
  /** Places in the stacks, counted from the bottom. */
  readonly start: number
  readonly end: number
  k: number
}

/** The shelf as it is seen: raised and trembling stacks, and pieces on their way. */
interface PieceTable {
  readonly tools: SceneTools<SortDefinition, StackState, Move>
  readonly rules: StackRules
  readonly host: GameHost
  readonly isNut: boolean
  shelf: Shelf
  raised: number[]
  wobble: number[]
  hop: number[]
  readonly flying: Set<Flying>
  pointing: { move: Move; k: number } | undefined
  readonly controls: Controls
}

/** Nuts that screw off and on, shells that hop from stick to stick. */
export function pieceScene(
  tools: SceneTools<SortDefinition, StackState, Move>,
  rules: StackRules,
  piece: 'nut' | 'shell',
): Scene<StackState, Move> {
  const { host } = tools.context
  const isNut = piece === 'nut'
  const flying = new Set<Flying>()
  const scene: PieceTable = {
    tools,
    rules,
    host,
    isNut,
    shelf: { slots: [], perRow: 1 },
    raised: [],
    wobble: [],
    hop: [],
    flying,
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
      host.sound(how === 'no' ? 'bad' : isNut ? 'tap' : 'move', how === 'up' ? 5 : 0)
      if (how === 'no') swing(scene, index)
      raise(scene)
    },
  })
  return {
    layout(size, state) {
      scene.shelf = shelve(size, state.rooms, isNut ? NUT : SHELL)
    },
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => draw(scene, pen),
    point: (move) => point(scene, move),
    path: ([from, to]) => {
      const slots = [controls.chosen === undefined ? from : to].flatMap(
        (index) => scene.shelf.slots[index] ?? [],
      )
      return slots.map(({ x, foot, unit }) => ({ x, y: foot - unit * 1.2 }))
    },
    cheer() {
      for (const index of scene.hop.keys()) jump(scene, index, index * 0.07)
      return 0.3
    },
    down: controls.tap,
    key: (key) => pressKey(scene, key),
  }
}

const isChosen = (scene: PieceTable, index: number) => scene.controls.chosen === index

function raise(scene: PieceTable) {
  const { tools } = scene
  for (const index of scene.raised.keys()) {
    const goal = isChosen(scene, index) ? 1 : 0
    const from = scene.raised[index]!
    if (from !== goal)
      tools.effects.tween(
        0.16,
        (k) => isChosen(scene, index) === (goal === 1) && (scene.raised[index] = from + (goal - from) * k),
        { ease: ease.back },
      )
  }
  tools.redraw()
}

function swing(scene: PieceTable, index: number) {
  const { tools } = scene
  tools.effects.tween(0.28, (k) => (scene.wobble[index] = Math.sin(k * 18) * (1 - k)), { ease: ease.linear })
  tools.redraw()
}

function play(
  scene: PieceTable,
  { input: [from, to], before, after, events }: Played<StackState, Move>,
): number {
  const { flying, tools } = scene
  const amount = before.stacks[from]!.length - after.stacks[from]!.length
  scene.raised[from] = 0
  for (let order = 0; order < amount; order++) {
    const flight: Flying = {
      color: before.stacks[from]!.at(-1)!,
      from,
      to,
      start: before.stacks[from]!.length - 1 - order,
      end: before.stacks[to]!.length + order,
      k: 0,
    }
    flying.add(flight)
    tools.effects.tween(FLIGHT_SECONDS, (k) => (flight.k = k), {
      ease: ease.linear,
      delay: order * STAGGER_SECONDS,
      done() {
        flying.delete(flight)
        scene.host.sound('place', flight.end * 2)
      },
    })
  }
  const seconds = FLIGHT_SECONDS + amount * STAGGER_SECONDS
  for (const { kind, x } of events)
    if (kind === 'done' && x !== undefined)
      tools.effects.tween(0.01, () => undefined, { delay: seconds, done: () => closeStack(scene, x, after) })
  return seconds + 0.1
}

function closeStack(scene: PieceTable, index: number, state: StackState) {
  const { host } = scene
  const { x, top, foot } = scene.shelf.slots[index]!
  host.sound('score', 5)
  host.happy(0.4)
  const color = colorOf(state.stacks[index]![0]!)
  scene.tools.effects.burst(
    { x, y: (top + foot) / 2 },
    { count: 22, colors: [color, '#ffffff', '#ffe9a8'], speed: 200 },
  )
  jump(scene, index, 0)
}

function jump(scene: PieceTable, index: number, delay: number) {
  scene.tools.effects.tween(0.45, (k) => (scene.hop[index] = Math.sin(Math.PI * k)), {
    delay,
    ease: ease.linear,
  })
}

function drawPiece(
  scene: PieceTable,
  pen: CanvasRenderingContext2D,
  slot: Slot,
  at: { x: number; y: number },
  look: PieceLook,
) {
  if (scene.isNut) drawNut(pen, at, slot, look)
  else drawShell(pen, at, slot, { color: look.color, turn: Math.sin(look.turn) * 0.3 })
}

function drawStack(scene: PieceTable, pen: CanvasRenderingContext2D, index: number, state: StackState) {
  const slot = scene.shelf.slots[index]
  if (!slot) return
  const shifted = { ...slot, x: slot.x + scene.wobble[index]! * slot.width * 0.1 }
  if (scene.controls.cursor === index) drawCursor(pen, slot)
  const isReady = isDone(state, index)
  if (scene.isNut) drawBolt(pen, shifted, isReady)
  else drawStick(pen, shifted, isReady)
  const stack = state.stacks[index]!
  const coming = [...scene.flying].filter(({ to }) => to === index).length
  const lifted = scene.rules.carry === 'one' ? 1 : runOf(state, index)
  for (let place = 0; place < stack.length - coming; place++) {
    const up = place >= stack.length - lifted ? scene.raised[index]! : 0
    const y = slot.foot - place * slot.unit - up * slot.width * 0.5 - scene.hop[index]! * slot.width * 0.3
    drawPiece(
      scene,
      pen,
      slot,
      { x: shifted.x, y },
      { color: stack[place]!, turn: up * 2.1, covered: place < state.covered[index]! },
    )
  }
}

function show(scene: PieceTable, state: StackState) {
  scene.controls.letGo()
  scene.flying.clear()
  scene.pointing = undefined
  scene.raised = state.stacks.map(() => 0)
  scene.wobble = state.stacks.map(() => 0)
  scene.hop = state.stacks.map(() => 0)
}

function draw(scene: PieceTable, pen: CanvasRenderingContext2D) {
  const state = scene.tools.state()
  for (const index of state.stacks.keys()) drawStack(scene, pen, index, state)
  for (const { color, from, to, start, end, k } of scene.flying) {
    const [source, target] = [scene.shelf.slots[from]!, scene.shelf.slots[to]!]
    const at = flightPlace(source, target, { start, end }, k)
    drawPiece(scene, pen, target, at, { color, turn: k * SPIN * (scene.isNut ? 1 : 0.6), covered: false })
  }
  if (!scene.pointing) return
  const [from, to] = scene.pointing.move
  drawHintArc(pen, mouthOf(scene.shelf.slots[from]!), mouthOf(scene.shelf.slots[to]!), scene.pointing.k)
}

function point(scene: PieceTable, move: Move) {
  const current = { move, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function pressKey(scene: PieceTable, key: string) {
  const used = scene.controls.key(key)
  if (used) scene.tools.redraw()
  return used
}

interface PieceLook {
  readonly color: number
  readonly turn: number
  readonly covered: boolean
}

const UP = 0.3
const OVER = 0.68

/** Up along the one rod, over in an arc, down along the other. */
function flightPlace(from: Slot, to: Slot, { start, end }: { start: number; end: number }, k: number) {
  const startY = from.foot - start * from.unit
  const endY = to.foot - end * to.unit
  const sky = Math.min(from.top, to.top) - from.width * 0.75
  if (k < UP) return { x: from.x, y: startY + (sky - startY) * ease.out(k / UP) }
  if (k < OVER) {
    const part = (k - UP) / (OVER - UP)
    return {
      x: from.x + (to.x - from.x) * ease.inOut(part),
      y: sky - Math.sin(Math.PI * part) * from.width * 0.3,
    }
  }
  const part = (k - OVER) / (1 - OVER)
  return { x: to.x, y: sky + (endY - sky) * part * part }
}

function drawCursor(pen: CanvasRenderingContext2D, { x, top, foot, width }: Slot) {
  pen.beginPath()
  pen.roundRect(x - width * 0.68, top - width * 0.6, width * 1.36, foot - top + width, width * 0.3)
  pen.fillStyle = 'rgb(255 232 160 / .22)'
  pen.fill()
  pen.strokeStyle = '#ffe8a0'
  pen.lineWidth = 2.5
  pen.stroke()
}
