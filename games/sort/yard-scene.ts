import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { controlsOn, type Controls } from '#kit/game/table-top/targets.ts'
import type { SoundName, GameHost } from '#kit/game/contract.ts'
import type { SortDefinition } from './definitions.ts'
import { drawHintArc } from './hint-arc.ts'
import type { Move } from './move.ts'
import { codesOf, fromOf, middleOf, toOf } from './yard-look.ts'
import { yardLooks } from './yard-looks.ts'
import { yardMotion, type Motion } from './yard-motion.ts'
import { isLegal } from './yard-rules.ts'
import { yards } from './yard-board.ts'
import type { YardGame, YardState } from './yard-state.ts'

const HINT_SECONDS = 2.2
const NO_SECONDS = 0.4
/** Widths of a piece that the chosen ones rise. */
const RISE = 0.22
/** What each part of a move sounds like; parts not named here are plain moves. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  sold: 'score',
  tied: 'score',
  load: 'coin',
  sail: 'boost',
  wait: 'tap',
  turn: 'flip',
  pull: 'move',
  shunt: 'move',
}
const JOYS: ReadonlySet<string> = new Set(['sold', 'tied', 'load', 'sail'])

/** The yard as it is seen, with the piece that is chosen or pressed. */
interface YardTable {
  readonly tools: SceneTools<SortDefinition, YardState, Move>
  readonly game: YardGame
  readonly host: GameHost
  readonly look: (typeof yardLooks)[YardGame]
  readonly motion: Motion
  size: StageSize
  /** The board whose ground is shown: parts of a move are shown one by one. */
  seen: YardState
  chosen: number | undefined
  pressed: { readonly code: number; readonly isNew: boolean } | undefined
  pull: Point
  shaking: { readonly piece: readonly number[]; k: number } | undefined
  pointing: { readonly move: Move; k: number } | undefined
  readonly controls: Controls
}

/** Pieces that are taken from one place and given to another; `yardLooks` says how each game looks. */
export function yardScene(
  tools: SceneTools<SortDefinition, YardState, Move>,
  game: YardGame,
): Scene<YardState, Move> {
  const { host } = tools.context
  const look = yardLooks[game]
  const motion = yardMotion(() => tools.effects)
  const scene: YardTable = {
    tools,
    game,
    host,
    look,
    motion,
    size: { width: 1, height: 1 },
    seen: tools.state(),
    chosen: undefined,
    pressed: undefined,
    pull: { x: 0, y: 0 },
    shaking: undefined,
    pointing: undefined,
    get controls() {
      return controls
    },
  }
  const controls = controlsOn(
    () => targets(scene).map(({ code, box }) => ({ id: String(code), box, act: () => press(scene, code) })),
    () => String(targets(scene)[0]?.code),
  )
  return {
    layout: (room, state) => layout(scene, room, state),
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => draw(scene, pen),
    point: (move) => point(scene, move),
    path(move) {
      const codes = codesOf(look, tools.state(), move)
      return (look.taps === 1 ? codes : codes.slice(scene.chosen === undefined ? 0 : 1))
        .slice(0, 1)
        .flatMap((code) => spotOf(scene, code))
    },
    down: (at) => down(scene, at),
    move: (at, from) => move(scene, at, from),
    up: (at) => up(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

const targets = (scene: YardTable) => scene.look.targets(scene.size, scene.tools.state())

const boxOf = (scene: YardTable, code: number) => targets(scene).find((target) => target.code === code)?.box

function spotOf(scene: YardTable, code: number): readonly Point[] {
  const box = boxOf(scene, code)
  return box ? [middleOf(box)] : []
}

const lifted = (scene: YardTable, from: number | undefined) =>
  from === undefined ? [] : (scene.look.lifted?.(scene.tools.state(), from) ?? [])

function refuse(scene: YardTable, code: number) {
  const { tools } = scene
  scene.host.sound('bad')
  const from = fromOf(scene.look, tools.state(), code)
  const current = { piece: lifted(scene, from), k: 0 }
  scene.shaking = current
  tools.effects.tween(NO_SECONDS, (k) => (current.k = k), {
    done: () => scene.shaking === current && (scene.shaking = undefined),
  })
}

function choose(scene: YardTable, code: number) {
  const { tools } = scene
  const from = fromOf(scene.look, tools.state(), code)
  if (from === undefined || !yards[scene.game].legal(tools.state()).some((move) => move[0] === from))
    return refuse(scene, code)
  scene.chosen = from
  scene.pressed = { code, isNew: true }
  scene.host.sound('tap', 5)
  tools.redraw()
}

function press(scene: YardTable, code: number) {
  const { tools, look, game } = scene
  const state = tools.state()
  scene.pressed = { code, isNew: false }
  if (look.taps === 1) {
    const move: Move = [code, 0]
    return isLegal(yards[game], state, move) ? tools.send(move) : refuse(scene, code)
  }
  if (scene.chosen === undefined) return choose(scene, code)
  const to = toOf(look, state, code)
  const move: Move | undefined = to === undefined ? undefined : [scene.chosen, to]
  if (move && isLegal(yards[game], state, move)) {
    scene.chosen = undefined
    return tools.send(move)
  }
  const isSame = scene.chosen === fromOf(look, state, code)
  scene.chosen = undefined
  if (!isSame) return choose(scene, code)
  scene.host.sound('tap')
  tools.redraw()
}

function joy(scene: YardTable, before: YardState, after: YardState) {
  const { look } = scene
  const unit = look.unit(scene.size, after)
  const [old, next] = [look.spots(scene.size, before), look.spots(scene.size, after)]
  for (const [piece, spot] of old.entries()) {
    const to = next[piece]
    if (!spot || (to && Math.hypot(to.x - spot.x, to.y - spot.y) < unit * 0.3)) continue
    scene.tools.effects.burst(spot, {
      count: 8,
      colors: ['#fff3c2', '#ffd76a', '#ffffff'],
      speed: 130,
      size: 6,
    })
  }
}

function play(scene: YardTable, { before, input }: Played<YardState, Move>): number {
  const { look, host } = scene
  let [seconds, last] = [0, before]
  const hop = look.hop * look.unit(scene.size, before)
  for (const [part, { kind, state }] of yards[scene.game].stages(before, input).entries()) {
    const old = last
    const show = () => {
      scene.seen = state
      host.sound(SOUNDS[kind] ?? 'place', part * 2)
      if (!JOYS.has(kind)) return
      host.happy(0.35)
      joy(scene, old, state)
    }
    if (seconds === 0) show()
    else scene.tools.effects.tween(0.01, () => undefined, { delay: seconds, done: show })
    seconds += scene.motion.go(look.spots(scene.size, state), seconds, JOYS.has(kind) ? hop / 2 : hop)
    last = state
  }
  return seconds + 0.1
}

function drawPieces(scene: YardTable, pen: CanvasRenderingContext2D) {
  const { look } = scene
  const brush = canvasBrush(pen)
  const unit = look.unit(scene.size, scene.seen)
  const up = new Set(lifted(scene, scene.chosen))
  for (const [index, { x, y, scale }] of scene.motion.drawn()) {
    const isUp = up.has(index)
    const shake = scene.shaking?.piece.includes(index)
      ? Math.sin(scene.shaking.k * 22) * (1 - scene.shaking.k) * unit * 0.08
      : 0
    const at = { x: x + shake + (isUp ? scene.pull.x : 0), y: y + (isUp ? scene.pull.y - unit * RISE : 0) }
    brush.at(
      at.x,
      at.y,
      0,
      () => look.piece(brush, index, scene.seen),
      (unit * scale * (isUp ? 1.08 : 1)) / 100,
    )
  }
}

function layout(scene: YardTable, room: StageSize, state: YardState) {
  scene.size = room
  scene.seen = state
  scene.motion.place(scene.look.spots(scene.size, state))
}

function show(scene: YardTable, state: YardState) {
  scene.controls.clear()
  scene.seen = state
  scene.chosen = scene.pressed = scene.pointing = scene.shaking = undefined
  scene.pull = { x: 0, y: 0 }
  scene.motion.place(scene.look.spots(scene.size, state))
}

function draw(scene: YardTable, pen: CanvasRenderingContext2D) {
  const { look } = scene
  look.ground(canvasBrush(pen), scene.size, scene.seen)
  drawPieces(scene, pen)
  scene.controls.draw(pen)
  if (!scene.pointing) return
  const [from, to] = codesOf(look, scene.tools.state(), scene.pointing.move).flatMap((code) =>
    spotOf(scene, code),
  )
  if (from && to) drawHintArc(pen, from, to, scene.pointing.k)
  else if (from)
    canvasBrush(pen).ring(
      from.x,
      from.y,
      look.unit(scene.size, scene.seen) * (0.56 + 0.08 * Math.sin(scene.pointing.k * 24)),
      5,
      '#fff3c2',
    )
}

function point(scene: YardTable, move: Move) {
  scene.chosen = undefined
  const current = { move, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function down(scene: YardTable, at: Point) {
  scene.pull = { x: 0, y: 0 }
  scene.pressed = undefined
  if (!scene.controls.down(at) && scene.chosen !== undefined) {
    scene.chosen = undefined
    scene.tools.redraw()
  }
}

function move(scene: YardTable, at: Point, from: Point | undefined) {
  if (!from || scene.chosen === undefined || !scene.pressed?.isNew) return
  scene.pull = { x: at.x - from.x, y: at.y - from.y }
  scene.tools.redraw()
}

function up(scene: YardTable, at: Point) {
  const { look, tools } = scene
  const began = scene.pressed
  scene.pull = { x: 0, y: 0 }
  scene.pressed = undefined
  if (scene.chosen === undefined || !began?.isNew) return
  // Dragging a piece to its target needs no second tap.
  const over = targets(scene).findLast(({ box }) => inside(box, at))
  if (over && over.code !== began.code && toOf(look, tools.state(), over.code) !== undefined) {
    const move: Move = [scene.chosen, toOf(look, tools.state(), over.code)!]
    if (isLegal(yards[scene.game], tools.state(), move)) {
      scene.chosen = undefined
      tools.send(move)
    }
  }
  tools.redraw()
}

function pressKey(scene: YardTable, key: string) {
  const used = scene.controls.key(key)
  if (used) scene.tools.redraw()
  return used
}
