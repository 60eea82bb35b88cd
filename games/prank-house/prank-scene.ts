import type { GameDefinition } from '#kit/game/contract.ts'
import { coach } from '#kit/game/coach.ts'
import { copyWhole } from '#kit/game/draw.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import { openCast } from './cast.ts'
import { hasFace } from './drawing.ts'
import { drawingOf } from './drawings.ts'
import { drawActor, drawDark, drawKit, type Mood } from './figures.ts'
import { middleOf, openHands, type Grip } from './hands.ts'
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

/** The same look with another face. */
const withMood = (look: string, mood: string) => [mood, ...look.split('+').slice(1)].join('+')

/** A riddle on the stage. */
export function prankScene(tools: Tools): Scene<State, PrankInput> {
  const { host } = tools.context
  const backdrop = document.createElement('canvas')
  const stamps = sprites()
  let view: View = { x: 0, y: 0, scale: 1, width: 1, height: 1 }
  let painted = ''
  let pointed: Pointed | undefined
  let kit: Mood = { look: 'sly', until: 0 }
  let pressed: { readonly grip: Grip; readonly since: number } | undefined
  let seconds = 0

  const place = ([x, y]: Spot): Point => ({ x: view.x + x * view.scale, y: view.y + y * view.scale })
  const spot = ({ x, y }: Point): Spot => [(x - view.x) / view.scale, (y - view.y) / view.scale]
  // Breathing is smooth enough at the pace of the ghost finger; only a joke is worth every frame.
  const breath = coach(() => [], true)
  const cast = openCast({ effects: () => tools.effects, host, place })
  const hands = openHands({
    actors: () => cast.actors,
    send: tools.send,
    grabbed(actor) {
      host.sound('tap', 2)
      cast.act({ at: 0, thing: actor.name, kind: 'squash', rest: [] })
      tools.redraw()
    },
    missed(at) {
      host.sound('tap', -6)
      tools.effects.burst(place(at), {
        count: 4,
        colors: ['#ffffffaa'],
        speed: 60,
        gravity: 0,
        size: 5,
        life: 0.3,
      })
    },
  })

  /** A hold is measured by the picture's clock: it also runs where motion is not wanted. */
  function feelHold(time: number) {
    const { grip } = hands
    if (!grip || grip.isDragged || !cast.get(grip.name).thing.can?.includes('hold')) return
    if (pressed?.grip !== grip) pressed = { grip, since: time }
    hands.pressed(Math.min(1, Math.max(0, (time - pressed.since - HOLD_DELAY) / HOLD_SECONDS)))
    tools.redraw()
  }

  function mood(look: string, length: number) {
    kit = { look, until: seconds + length }
  }

  function play({ input, before, after, events }: Played<State, PrankInput>): number {
    const { kind, amount = -1 } = events[0]!
    if (kind === 'hint') return 0
    pointed = undefined
    const reaction = sceneAt(before.scene).reactions[amount]
    const [, thing = ''] = input.split(' ')
    const text = reaction?.acts ?? `${thing} shake; ${thing} say ?`
    const length = cast.tell(text, before.looks, after.looks)
    if (kind === 'step') host.sound('place', 4)
    if (kind === 'nothing') host.sound('bad', 4)
    if (kind === 'gag') host.sound('bounce')
    if (kind === 'prank') {
      host.sound('merge', 7)
      mood('laugh', 99)
      return length + LAST_LAUGH_SECONDS
    }
    if (after.slips >= PATIENCE) return busted()
    mood(kind === 'step' ? 'laugh' : after.slips > PATIENCE - 4 ? 'shock' : 'sad', SULK_SECONDS)
    return length
  }

  /** Too many slips: everybody looks at the prankster. */
  function busted(): number {
    mood('dizzy', 99)
    for (const { name, look, thing } of cast.actors)
      if (hasFace(drawingOf(thing.art)) && look !== 'gone' && look !== 'ghost')
        cast.act({ at: 0, thing: name, kind: 'as', rest: [withMood(look, 'angry'), String(STARE_SECONDS)] })
    tools.effects.quake(6)
    return BUSTED_SECONDS
  }

  function paintBackdrop(pen: Pen) {
    const { scene } = tools.state()
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(view.width * ratio)
    backdrop.height = Math.ceil(view.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    paintRoom(inner, sceneAt(scene).room, view)
    painted = sceneAt(scene).id
  }

  function draw(pen: Pen, time: number) {
    feelHold(time)
    seconds = tools.context.reducedMotion ? 0 : time
    const scene = sceneAt(tools.state().scene)
    if (painted !== scene.id) paintBackdrop(pen)
    copyWhole(pen, backdrop)
    pen.save()
    pen.translate(view.x, view.y)
    pen.scale(view.scale, view.scale)
    if (pointed) drawHint(pen, cast, pointed, time)
    const { grip } = hands
    const look = { stamps, seconds, scale: view.scale, grip }
    for (const actor of cast.actors) if (actor.name !== grip?.name) drawActor(pen, actor, look)
    drawDark(pen, cast.actors, look, view)
    const held = cast.actors.find(({ name }) => name === grip?.name)
    if (held) drawActor(pen, held, look)
    if (grip && grip.held > 0) drawHold(pen, middleOf(cast.get(grip.name)), grip.held)
    if (hands.cursor) drawCursor(pen, cast.get(hands.cursor))
    pen.restore()
    drawKit(pen, kit, look, view)
  }

  return {
    layout({ width, height }) {
      const scale = Math.min(width / PICTURE_WIDTH, height / PICTURE_HEIGHT)
      const x = (width - PICTURE_WIDTH * scale) / 2
      const y = (height - PICTURE_HEIGHT * scale) / 2 - PICTURE_TOP * scale
      view = { x, y, scale, width, height }
      painted = ''
      stamps.clear()
    },
    draw,
    show(state) {
      cast.show(sceneAt(state.scene), state.looks)
      hands.clear()
      pointed = undefined
      kit = { look: 'sly', until: 0 }
    },
    play,
    point(input) {
      if (tools.state().shown < HINT_STEPS) tools.send('hint')
      pointed = { input, step: tools.state().shown }
      const [, ...names] = input.split(' ')
      for (const name of names.slice(0, pointed.step))
        cast.act({ at: 0, thing: name, kind: 'squash', rest: [] })
      tools.redraw()
    },
    path(input) {
      const [, ...names] = input.split(' ')
      return names.map((name) => place(middleOf(cast.get(name))))
    },
    down: (at) => hands.down(spot(at)),
    move(at, from) {
      if (!from || !hands.grip) return
      hands.move(spot(at))
      tools.redraw()
    },
    up(at) {
      const { grip } = hands
      hands.up(spot(at))
      if (grip?.isDragged) fallBack(grip.name)
      tools.redraw()
    },
    key(key) {
      const isUsed = hands.key(key)
      if (isUsed) tools.redraw()
      return isUsed
    },
    lively: () => breath.showing,
  }

  /** What was let go over nothing hops back to its place. */
  function fallBack(name: string) {
    cast.act({ at: 0, thing: name, kind: 'squash', rest: [] })
  }
}
