import type { GameDefinition, GameHost } from '#kit/game/contract.ts'
import { coach } from '#kit/game/coach.ts'
import { copyWhole } from '#kit/game/draw.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { openCast, type Cast } from './cast.ts'
import { hasFace, withMood } from './drawing.ts'
import { drawingOf } from './drawings.ts'
import { failureOf } from './failures.ts'
import { drawActor, drawDark, drawKit, type Mood } from './figures.ts'
import { middleOf, openControls, type Grip, type Controls } from './controls.ts'
import { drawCursor, drawHint, drawHold, type Pointed } from './pointers.ts'
import { paintRoom, type View } from './rooms.ts'
import { HINT_STEPS, PATIENCE, sceneAt, type PrankInput, type State } from './rules.ts'
import type { Spot } from './scene.ts'

type Tools = SceneTools<GameDefinition, State, PrankInput>
type Pen = CanvasRenderingContext2D
/** What of the picture must be seen: its upper edge is only wall. */
const [PICTURE_WIDTH, PICTURE_TOP, PICTURE_HEIGHT] = [400, 34, 372] as const
const HOLD_SECONDS = 0.45
const HOLD_DELAY = 0.16
const LAST_LAUGH_SECONDS = 0.6
const BUSTED_SECONDS = 1.3
const SULK_SECONDS = 1.1
const STARE_SECONDS = 3

/** The riddle as displayed: cast, input, and the prankster's face. */
interface Table {
  readonly tools: Tools
  readonly host: GameHost
  readonly backdrop: HTMLCanvasElement
  readonly stamps: Sprites
  view: View
  painted: string
  pointed: Pointed | undefined
  kit: Mood
  pressed: { readonly grip: Grip; readonly since: number } | undefined
  seconds: number
  readonly cast: Cast
  readonly controls: Controls
}

/** A riddle on the stage. */
export function prankScene(tools: Tools): Scene<State, PrankInput> {
  const { host } = tools.context
  const backdrop = document.createElement('canvas')
  const stamps = sprites()
  // The tutorial's frame rate is enough for breathing; only a joke needs every frame.
  const breath = coach(() => [], true)

  const table: Table = {
    tools,
    host,
    backdrop,
    stamps,
    view: { x: 0, y: 0, scale: 1, width: 1, height: 1 },
    painted: '',
    pointed: undefined,
    kit: { look: 'sly', until: 0 },
    pressed: undefined,
    seconds: 0,
    get cast() {
      return cast
    },
    get controls() {
      return controls
    },
  }
  const cast: Cast = openCast({ effects: () => tools.effects, host, place: (spot) => place(table, spot) })
  const controls: Controls = openControls({
    actors: () => cast.actors,
    send: tools.send,
    grabbed(actor) {
      host.sound('tap', 2)
      cast.act({ at: 0, thing: actor.name, kind: 'squash', rest: [] })
      tools.redraw()
    },
    missed: (at) => missed(table, at),
  })

  return {
    layout: (size) => layout(table, size),
    draw: (pen, time) => draw(table, pen, time),
    show: (state) => show(table, state),
    play: (played) => play(table, played),
    point: (input) => point(table, input),
    path(input) {
      const [, ...names] = input.split(' ')
      return names.map((name) => place(table, middleOf(cast.get(name))))
    },
    down: (at) => controls.down(spot(table, at)),
    move(at, from) {
      if (!from || !controls.grip) return
      controls.move(spot(table, at))
      tools.redraw()
    },
    up: (at) => up(table, at),
    key(key) {
      const isUsed = controls.key(key)
      if (isUsed) tools.redraw()
      return isUsed
    },
    lively: () => breath.showing,
  }
}

const place = (table: Table, [x, y]: Spot): Point => ({
  x: table.view.x + x * table.view.scale,
  y: table.view.y + y * table.view.scale,
})

const spot = (table: Table, { x, y }: Point): Spot => [
  (x - table.view.x) / table.view.scale,
  (y - table.view.y) / table.view.scale,
]

/** A hold is measured by the picture's clock: it also runs where motion is not wanted. */
function feelHold(table: Table, time: number) {
  const { grip } = table.controls
  if (!grip || grip.isDragged || !table.cast.get(grip.name).thing.can?.includes('hold')) return
  if (table.pressed?.grip !== grip) table.pressed = { grip, since: time }
  table.controls.pressed(Math.min(1, Math.max(0, (time - table.pressed.since - HOLD_DELAY) / HOLD_SECONDS)))
  table.tools.redraw()
}

function mood(table: Table, look: string, length: number) {
  table.kit = { look, until: table.seconds + length }
}

function play(table: Table, { input, before, after, events }: Played<State, PrankInput>): number {
  const { host } = table
  const { kind, amount = -1 } = events[0]!
  if (kind === 'hint') return 0
  table.pointed = undefined
  const scene = sceneAt(before.scene)
  const text = scene.reactions[amount]?.acts ?? failureOf(scene, before.looks, { input, slips: before.slips })
  const length = table.cast.tell(text, before.looks, after.looks)
  if (kind === 'step') host.sound('place', 4)
  if (kind === 'nothing' || kind === 'gag') host.sound('bounce')
  if (kind === 'prank') {
    host.sound('merge', 7)
    mood(table, 'laugh', 99)
    return length + LAST_LAUGH_SECONDS
  }
  if (after.slips >= PATIENCE) return busted(table)
  mood(table, kind === 'step' ? 'laugh' : after.slips > PATIENCE - 4 ? 'shock' : 'sad', SULK_SECONDS)
  return length
}

/** Too many slips: everybody looks at the prankster. */
function busted(table: Table): number {
  mood(table, 'dizzy', 99)
  for (const { name, look, thing } of table.cast.actors)
    if (hasFace(drawingOf(thing.art)) && look !== 'gone' && look !== 'ghost')
      table.cast.act({
        at: 0,
        thing: name,
        kind: 'as',
        rest: [withMood(look, 'angry'), String(STARE_SECONDS)],
      })
  table.tools.effects.quake(6)
  return BUSTED_SECONDS
}

function paintBackdrop(table: Table, pen: Pen) {
  const { tools, backdrop } = table
  const { scene } = tools.state()
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(table.view.width * ratio)
  backdrop.height = Math.ceil(table.view.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  paintRoom(inner, sceneAt(scene).room, table.view)
  table.painted = sceneAt(scene).id
}

function draw(table: Table, pen: Pen, time: number) {
  const { tools, backdrop, stamps } = table
  feelHold(table, time)
  table.seconds = tools.context.reducedMotion ? 0 : time
  const scene = sceneAt(tools.state().scene)
  if (table.painted !== scene.id) paintBackdrop(table, pen)
  copyWhole(pen, backdrop)
  pen.save()
  pen.translate(table.view.x, table.view.y)
  pen.scale(table.view.scale, table.view.scale)
  if (table.pointed) drawHint(pen, table.cast, table.pointed, time)
  const { grip } = table.controls
  const look = { stamps, seconds: table.seconds, scale: table.view.scale, grip }
  for (const actor of table.cast.actors) if (actor.name !== grip?.name) drawActor(pen, actor, look)
  drawDark(pen, table.cast.actors, look, table.view)
  const held = table.cast.actors.find(({ name }) => name === grip?.name)
  if (held) drawActor(pen, held, look)
  if (grip && grip.held > 0) drawHold(pen, middleOf(table.cast.get(grip.name)), grip.held)
  if (table.controls.cursor) drawCursor(pen, table.cast.get(table.controls.cursor))
  pen.restore()
  drawKit(pen, table.kit, look, table.view)
}

/** What was let go over nothing hops back to its place. */
function fallBack(table: Table, name: string) {
  table.cast.act({ at: 0, thing: name, kind: 'squash', rest: [] })
}

function missed(table: Table, at: Spot) {
  const { tools, host } = table
  host.sound('tap', -6)
  tools.effects.burst(place(table, at), {
    count: 4,
    colors: ['#ffffffaa'],
    speed: 60,
    gravity: 0,
    size: 5,
    life: 0.3,
  })
}

function layout(table: Table, { width, height }: StageSize) {
  const scale = Math.min(width / PICTURE_WIDTH, height / PICTURE_HEIGHT)
  const x = (width - PICTURE_WIDTH * scale) / 2
  const y = (height - PICTURE_HEIGHT * scale) / 2 - PICTURE_TOP * scale
  table.view = { x, y, scale, width, height }
  table.painted = ''
  table.stamps.clear()
}

function show(table: Table, state: State) {
  table.cast.show(sceneAt(state.scene), state.looks)
  table.controls.clear()
  table.pointed = undefined
  table.kit = { look: 'sly', until: 0 }
}

function point(table: Table, input: PrankInput) {
  const { tools } = table
  if (tools.state().shown < HINT_STEPS) tools.send('hint')
  table.pointed = { input, step: tools.state().shown }
  const [, ...names] = input.split(' ')
  for (const name of names.slice(0, table.pointed.step))
    table.cast.act({ at: 0, thing: name, kind: 'squash', rest: [] })
  tools.redraw()
}

function up(table: Table, at: Point) {
  const { grip } = table.controls
  table.controls.up(spot(table, at))
  if (grip?.isDragged) fallBack(table, grip.name)
  table.tools.redraw()
}
