import { ease } from '#kit/game/effects.ts'
import { fillCircle } from '#kit/game/draw.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawBoard, drawWays, frameFor, middleOf, type Frame } from './board-look.ts'
import { isFigure, isIce, isLeaping, MANY_WAYS } from './boards.ts'
import { placeOf, type OneLineDefinition } from './definitions.ts'
import { boardOf } from './levels.ts'
import { drawHead, drawInk, drawLine } from './line-look.ts'
import { tintOf, TWIN } from './palette.ts'
import { boardIn, isBack, type LineState } from './rules.ts'
import { inkLeft, nextPlaces, visitsOf } from './steps.ts'

const STEP_SECONDS = 0.1
const HOP_SECONDS = 0.24
const SLIDE_SECONDS_A_PLACE = 0.05
const HINT_SECONDS = 2.2
const CHEER_SECONDS = 0.9
const SWIPE_PIXELS = 22
/** How far from the middle of a place a finger may be. */
const REACH = 0.48
/** How well an arrow key must point at a place, as a cosine. */
const POINTS_AT = 0.8

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** A line that follows the finger from place to place, and goes back when the finger does. */
export function lineScene(tools: SceneTools<OneLineDefinition, LineState, number>): Scene<LineState, number> {
  const { host, definition } = tools.context
  const { rule } = definition
  const tint = tintOf(placeOf(rule))
  const picks = MANY_WAYS.has(rule)
  const hops = isLeaping(rule)
  const slips = isIce(rule)
  let frame: Frame = { corner: { x: 0, y: 0 }, cell: 1 }
  /** Where the head is while it moves; the line behind it ends at the last place but one, or at the last when it goes back. */
  let moving: { at: Point; readonly isBack: boolean } | undefined
  let looks: readonly [number, number] = [0, 0]
  let sad = 0
  let glow = -1
  let picked: number | undefined
  let pointing: { readonly place: number; k: number } | undefined
  let swipeFrom: Point | undefined
  let lastAt: Point | undefined

  const board = () => boardIn(tools.state())
  const middle = (place: number) => middleOf(frame, board(), place)
  const ways = () => nextPlaces(board(), tools.state().path)

  function play({ input, before, after, events }: Played<LineState, number>): number {
    const kind = events[0]?.kind
    pointing = undefined
    picked = undefined
    if (kind === 'refused') return 0
    const [from, to] = [middle(before.path.at(-1)!), middle(input)]
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    looks = far > 0 ? [(to.x - from.x) / far, (to.y - from.y) / far] : [0, 0]
    const seconds = slips
      ? 0.06 + (far / frame.cell) * SLIDE_SECONDS_A_PLACE
      : hops
        ? HOP_SECONDS
        : STEP_SECONDS
    const lift = hops ? frame.cell * 0.5 : 0
    // A quick finger starts the next step before this one has been seen: only the newest one moves the head.
    const current = { at: from, isBack: kind === 'back' }
    moving = current
    tools.effects.tween(
      seconds,
      (k) =>
        (current.at = {
          x: from.x + (to.x - from.x) * k,
          y: from.y + (to.y - from.y) * k - Math.sin(Math.PI * k) * lift,
        }),
      {
        ease: slips ? ease.out : ease.inOut,
        done: () => moving === current && (moving = undefined),
      },
    )
    sad = 0
    if (kind === 'back') {
      host.sound('flip', -3)
      return seconds
    }
    host.sound(hops ? 'jump' : slips ? 'slice' : 'place', Math.min(14, after.path.length % 15))
    tools.effects.burst(to, {
      count: slips ? 8 : 4,
      colors: [tint.line, '#fff6d8'],
      speed: 80,
      size: 5,
      gravity: 60,
      life: 0.45,
    })
    if (events[1]?.kind === 'stuck') {
      host.sound('bad')
      tools.effects.quake(3)
      sad = 1
    }
    return seconds
  }

  /** The place whose middle is near to the finger. */
  function placeNear(at: Point, reach = REACH): number | undefined {
    const { needs } = board()
    let best: { readonly place: number; readonly far: number } | undefined
    for (const [place, need] of needs.entries()) {
      if (need === 0) continue
      const { x, y } = middle(place)
      const far = Math.hypot(at.x - x, at.y - y)
      if (far < frame.cell * reach && (!best || far < best.far)) best = { place, far }
    }
    return best?.place
  }

  function goTo(place: number | undefined): boolean {
    if (place === undefined || place === tools.state().path.at(-1)) return false
    if (!ways().includes(place) && !isBack(tools.state(), place)) return false
    tools.send(place)
    return true
  }

  /** The way on, or back, that lies in this direction. */
  function goAlong(dx: number, dy: number): boolean {
    const { path } = tools.state()
    const from = middle(path.at(-1)!)
    const length = Math.hypot(dx, dy)
    let best: { readonly place: number; readonly likeness: number } | undefined
    for (const place of [...ways(), ...path.slice(-2, -1)]) {
      const to = middle(place)
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      const likeness = ((to.x - from.x) * dx + (to.y - from.y) * dy) / (far * length)
      if (likeness > POINTS_AT && (!best || likeness > best.likeness)) best = { place, likeness }
    }
    return best !== undefined && goTo(best.place)
  }

  function drag(at: Point) {
    if (slips) {
      const from = swipeFrom ?? at
      if (Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS) return
      swipeFrom = at
      goAlong(at.x - from.x, at.y - from.y)
      return
    }
    if (hops) return
    // A quick finger jumps over places between two events: they are all visited.
    const from = lastAt ?? at
    const steps = Math.max(1, Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / (frame.cell * 0.3)))
    for (let step = 1; step <= steps; step++)
      goTo(
        placeNear({
          x: from.x + ((at.x - from.x) * step) / steps,
          y: from.y + ((at.y - from.y) * step) / steps,
        }),
      )
  }

  /** A tap on ice slides along the row that leads to the tapped place. */
  function slideTowards(at: Point) {
    const place = placeNear(at, 0.6)
    const { path } = tools.state()
    if (place === undefined || place === path.at(-1)) return
    const [from, to] = [middle(path.at(-1)!), middle(place)]
    goAlong(to.x - from.x, to.y - from.y)
  }

  function pick(step: number): boolean {
    const open = ways()
    if (open.length === 0) return true
    const now = picked === undefined ? (step > 0 ? -1 : 0) : open.indexOf(picked)
    picked = open[(now + step + open.length) % open.length]
    host.sound('tap')
    tools.redraw()
    return true
  }

  function drawTrail(pen: CanvasRenderingContext2D) {
    const { path } = tools.state()
    const points = path.map(middle)
    const at = moving?.at ?? points.at(-1)!
    const line = [...(moving?.isBack ? points : points.slice(0, -1)), at]
    drawLine(pen, line, frame.cell, tint.line, rule)
    if (rule === 'twin') {
      const { columns, rows } = board()
      const corners = middle(0)
      const far = middle(columns * rows - 1)
      const image = line.map(({ x, y }) => ({ x: corners.x + far.x - x, y: corners.y + far.y - y }))
      drawLine(pen, image, frame.cell, TWIN, rule)
      drawHead(pen, image.at(-1)!, frame.cell * 0.27, TWIN, [-looks[0], -looks[1]], sad)
    }
    if (glow >= 0) {
      const spot = points[Math.min(points.length - 1, Math.floor(glow * points.length))]!
      fillCircle(pen, spot.x, spot.y, frame.cell * 0.34, 'rgb(255 250 220 / .7)')
    }
    drawHead(pen, at, frame.cell * (isFigure(rule) ? 0.2 : 0.29), tint.line, looks, sad)
    if (rule === 'ink') drawInk(pen, at, frame.cell, inkLeft(board(), path))
  }

  return {
    layout({ width, height }, { level }) {
      frame = frameFor(boardOf(rule, level), width, height)
    },
    show() {
      moving = picked = pointing = undefined
      looks = [0, 0]
      sad = 0
      glow = -1
    },
    play,
    draw(pen) {
      const state = tools.state()
      drawBoard(pen, frame, board(), tint, isFigure(rule) ? [] : visitsOf(board(), state.path))
      drawTrail(pen)
      // Where the way on is plain to see, rings would only be in the way.
      if (picks || hops || picked !== undefined) drawWays(pen, frame, board(), ways(), picked)
      if (!pointing) return
      const { x, y } = middle(pointing.place)
      pen.globalAlpha = 0.5 + 0.4 * Math.sin(pointing.k * 26)
      fillCircle(pen, x, y, frame.cell * 0.34, '#fff8d0')
      pen.globalAlpha = 1
    },
    point(place) {
      const current = { place, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path: (place) => (hops ? [middle(place)] : [middle(tools.state().path.at(-1)!), middle(place)]),
    cheer() {
      tools.effects.tween(CHEER_SECONDS, (k) => (glow = k), { ease: ease.linear, done: () => (glow = -1) })
      return CHEER_SECONDS
    },
    down(at) {
      lastAt = swipeFrom = at
      // On ice a press may begin a swipe: what it means is known when the finger leaves.
      if (!slips) goTo(placeNear(at, 0.6))
    },
    move(at, from) {
      if (from) drag(at)
      lastAt = at
    },
    up(at, from) {
      const isTap = Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS && swipeFrom === from
      if (slips && isTap) slideTowards(at)
      lastAt = swipeFrom = undefined
    },
    key(key) {
      const { path } = tools.state()
      if (key === 'Backspace') return goTo(path.at(-2)) || true
      if (picks) {
        if (key === 'ArrowLeft') return pick(-1)
        if (key === 'ArrowRight') return pick(1)
        if (key === 'ArrowDown') return goTo(path.at(-2)) || true
        if (key !== 'Enter' && key !== ' ' && key !== 'ArrowUp') return false
        if (picked === undefined) return pick(1)
        return goTo(picked) || true
      }
      const arrow = ARROWS[key]
      if (!arrow) return false
      if (!goAlong(...arrow)) host.sound('bad')
      return true
    },
  }
}
