import { fillCircle, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import { NOTCHES, notchesOf, ringOf, turnOf, type RingState } from './ring-rules.ts'

type Pen = CanvasRenderingContext2D

const STEP = (2 * Math.PI) / NOTCHES
const SETTLE_SECONDS = 0.3
const HINT_SECONDS = 2.4
const MARGIN = 16
/** The rings reach so far; what lies outside them stands still. */
const REACH = 0.485
const TAP_PIXELS = 9

/** The shorter way around. */
const around = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

/** A picture cut into rings that a finger turns. */
export function ringScene(tools: SceneTools<JigsawDefinition, RingState, number>): Scene<RingState, number> {
  const { host } = tools.context
  let room: StageSize = { width: 1, height: 1 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let picture: HTMLCanvasElement | undefined
  let held: { readonly ring: number; readonly from: number; angle: number; pixels: number } | undefined
  let cursor: number | undefined
  let pointing: number | undefined
  /** How far rings are still off where they belong, in radians. */
  let rest: number[] = []
  let glow = 0
  let motion = 0

  const heart = (): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const radiusOf = (edge: number) => (box.width * REACH * edge) / tools.state().turns.length
  const angleAt = ({ x, y }: Point) => Math.atan2(y - heart().y, x - heart().x)

  function ringUnder({ x, y }: Point): number | undefined {
    const ring = Math.floor(Math.hypot(x - heart().x, y - heart().y) / radiusOf(1))
    return ring < tools.state().turns.length ? ring : undefined
  }

  /** Where a ring stands for the eye. */
  function angleOf(state: RingState, ring: number): number {
    const dragged =
      held?.ring === ring
        ? held.angle
        : held && held.ring === ring - 1
          ? held.angle * state.links[held.ring]!
          : 0
    return state.turns[ring]! * STEP + dragged + (rest[ring] ?? 0)
  }

  function annulus(pen: Pen, ring: number) {
    const { x, y } = heart()
    pen.beginPath()
    pen.arc(x, y, radiusOf(ring + 1), 0, 2 * Math.PI)
    if (ring === 0) return
    pen.moveTo(x + radiusOf(ring), y)
    pen.arc(x, y, radiusOf(ring), 0, 2 * Math.PI, true)
  }

  function drawRing(pen: Pen, state: RingState, ring: number, image: HTMLCanvasElement) {
    const { x, y } = heart()
    pen.save()
    annulus(pen, ring)
    pen.clip()
    pen.translate(x, y)
    pen.rotate(angleOf(state, ring))
    pen.drawImage(image, -box.width / 2, -box.height / 2, box.width, box.height)
    pen.restore()
    const isStraight = state.turns[ring] === 0 && held?.ring !== ring && !rest[ring]
    annulus(pen, ring)
    pen.lineWidth = isStraight ? 1 : 2.4
    pen.strokeStyle = isStraight ? 'rgb(255 255 255 / .22)' : 'rgb(10 6 30 / .7)'
    pen.stroke()
    if (isStraight) return
    annulus(pen, ring)
    pen.lineWidth = 1
    pen.strokeStyle = 'rgb(255 255 255 / .45)'
    pen.stroke()
    grip(pen, state, ring)
  }

  /** A knob where the ring's top has gone. */
  function grip(pen: Pen, state: RingState, ring: number) {
    const { x, y } = heart()
    const angle = angleOf(state, ring) - Math.PI / 2
    const at = (radius: number, size: number, color: string) => {
      const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
      fillCircle(pen, cx, cy + 1.5, size, 'rgb(0 4 14 / .5)')
      fillCircle(pen, cx, cy, size, color)
    }
    at((radiusOf(ring) + radiusOf(ring + 1)) / 2, 5.5, '#ffd65a')
  }

  /** Links between rings: a plus where the next comes along, a minus where it turns the other way. */
  function drawLinks(pen: Pen, { links }: RingState) {
    const { x, y } = heart()
    for (const [ring, link] of links.entries()) {
      if (link === 0) continue
      for (const turn of [0.25, 0.75, 1.25, 1.75]) {
        const [cx, cy] = [
          x + Math.cos(turn * Math.PI) * radiusOf(ring + 1),
          y + Math.sin(turn * Math.PI) * radiusOf(ring + 1),
        ]
        fillCircle(pen, cx, cy + 1, 6.5, 'rgb(0 4 14 / .6)')
        fillCircle(pen, cx, cy, 6, link > 0 ? '#3fe0cf' : '#ff7a6b')
        pen.strokeStyle = '#ffffff'
        pen.lineWidth = 1.8
        pen.beginPath()
        pen.moveTo(cx - 3, cy)
        pen.lineTo(cx + 3, cy)
        if (link > 0) {
          pen.moveTo(cx, cy - 3)
          pen.lineTo(cx, cy + 3)
        }
        pen.stroke()
      }
    }
  }

  function mark(pen: Pen, ring: number, color: string) {
    annulus(pen, ring)
    pen.strokeStyle = color
    pen.lineWidth = 4
    pen.stroke()
  }

  function release() {
    const now = held
    held = undefined
    if (!now) return
    const state = tools.state()
    const notches = now.pixels < TAP_PIXELS ? 1 : Math.round(now.angle / STEP)
    const input = turnOf(now.ring, notches)
    const left = now.pixels < TAP_PIXELS ? -STEP : now.angle - notches * STEP
    if (notchesOf(input) === 0)
      settle(state, now.ring, now.angle - Math.round(now.angle / (2 * Math.PI)) * 2 * Math.PI)
    else {
      tools.send(input)
      settle(state, now.ring, left)
    }
  }

  /** Lets a ring, and the one it takes along, glide to its notch. */
  function settle(state: RingState, ring: number, angle: number) {
    const mine = ++motion
    const next = angle * state.links[ring]!
    tools.effects.tween(
      SETTLE_SECONDS,
      (k) => {
        if (mine !== motion) return
        rest[ring] = angle * (1 - k)
        if (ring + 1 < state.turns.length) rest[ring + 1] = next * (1 - k)
      },
      { ease: ease.out, done: () => mine === motion && (rest = []) },
    )
  }

  function play({ input, before, after, events }: Played<RingState, number>): number {
    rest = []
    const kind = events[0]?.kind
    host.sound(kind === 'home' ? 'place' : 'move', kind === 'home' ? 5 : -2)
    if (kind === 'home') {
      const { x, y } = heart()
      for (const [ring, turn] of after.turns.entries()) {
        if (turn !== 0 || before.turns[ring] === 0) continue
        const radius = (radiusOf(ring) + radiusOf(ring + 1)) / 2
        for (let side = 0; side < 4; side++)
          tools.effects.burst(
            { x: x + Math.cos(side * 1.57) * radius, y: y + Math.sin(side * 1.57) * radius },
            { count: 5, colors: ['#fff3c4', '#ffd65a'], speed: 110 },
          )
      }
    }
    if (cursor !== undefined) settle(before, ringOf(input), -around(notchesOf(input) * STEP))
    return SETTLE_SECONDS
  }

  return {
    layout(size) {
      room = size
      const side = Math.min(size.width, size.height) - 2 * MARGIN
      box = { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side }
      picture = undefined
    },
    show() {
      motion++
      picture = undefined
      held = cursor = pointing = undefined
      rest = []
      glow = 0
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      const ratio = pen.getTransform().a
      picture ??= paintPicture('rings', state.level, box.width * ratio, box.height * ratio)
      drawMat(pen, box, room)
      pen.drawImage(picture, box.x, box.y, box.width, box.height)
      for (const ring of [...state.turns.keys()].toReversed()) drawRing(pen, state, ring, picture)
      drawLinks(pen, state)
      if (held) mark(pen, held.ring, '#ffd24a')
      if (cursor !== undefined) mark(pen, cursor, '#3fe0cf')
      if (pointing !== undefined) mark(pen, pointing, '#fff4b8')
      if (glow > 0 && glow < 1) shine(pen, box, glow)
    },
    cheer() {
      tools.effects.tween(0.9, (k) => (glow = k), { ease: ease.linear })
      return 0.9
    },
    point(input) {
      const ring = ringOf(input)
      pointing = ring
      tools.effects.tween(HINT_SECONDS, () => undefined, {
        done: () => pointing === ring && (pointing = undefined),
      })
    },
    path(input) {
      const [ring, turn] = [ringOf(input), around(notchesOf(input) * STEP)]
      const radius = (radiusOf(ring) + radiusOf(ring + 1)) / 2
      const { x, y } = heart()
      return Array.from({ length: 9 }, (_, step) => {
        const angle = -Math.PI / 2 - turn + (turn * step) / 8
        return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
      })
    },
    down(at) {
      cursor = undefined
      const ring = ringUnder(at)
      if (ring === undefined || tools.effects.busy()) return
      held = { ring, from: angleAt(at), angle: 0, pixels: 0 }
      host.sound('tap')
      tools.redraw()
    },
    move(at, from) {
      if (!held || !from) return
      held.pixels = Math.max(held.pixels, Math.hypot(at.x - from.x, at.y - from.y))
      const before = Math.round(held.angle / STEP)
      held.angle += around(angleAt(at) - held.from - held.angle)
      if (Math.round(held.angle / STEP) !== before) host.sound('tap', 4)
      tools.redraw()
    },
    up() {
      release()
      tools.redraw()
    },
    key(key) {
      const { turns } = tools.state()
      if (key === 'ArrowUp') cursor = Math.min(turns.length - 1, (cursor ?? -1) + 1)
      else if (key === 'ArrowDown') cursor = Math.max(0, (cursor ?? turns.length) - 1)
      else if ((key === 'ArrowLeft' || key === 'ArrowRight') && cursor !== undefined)
        tools.send(turnOf(cursor, key === 'ArrowRight' ? 1 : -1))
      else return false
      tools.redraw()
      return true
    },
  }
}
