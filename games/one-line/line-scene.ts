import { ease } from '#kit/game/effects.ts'
import { fillCircle } from '#kit/game/draw.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { drawBoard, drawWays, frameFor } from './board-look.ts'
import { isFigure, isIce, isLeaping, MANY_WAYS } from './boards.ts'
import { placeOf, type OneLineDefinition } from './definitions.ts'
import { boardOf } from './levels.ts'
import { drawHead, drawInk, drawLine } from './line-look.ts'
import { tintOf, TWIN } from './palette.ts'
import type { LineState } from './rules.ts'
import { inkLeft, visitsOf } from './steps.ts'
import { board, middle, ways, type Table } from './line-table.ts'
import { drag, goAlong, goTo, pick, placeNear, slideTowards, SWIPE_PIXELS } from './line-gestures.ts'

type Pen = CanvasRenderingContext2D
const STEP_SECONDS = 0.1
const HOP_SECONDS = 0.24
const SLIDE_SECONDS_A_PLACE = 0.05
const HINT_SECONDS = 2.2
const CHEER_SECONDS = 0.9

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

  const table: Table = {
    tools,
    host,
    rule,
    tint,
    picks,
    hops,
    slips,
    frame: { corner: { x: 0, y: 0 }, cell: 1 },
    moving: undefined,
    looks: [0, 0],
    sad: 0,
    glow: -1,
    picked: undefined,
    pointing: undefined,
    swipeFrom: undefined,
    lastAt: undefined,
  }

  return {
    layout({ width, height }, { level }) {
      table.frame = frameFor(boardOf(rule, level), width, height)
    },
    show: () => show(table),
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (place) => point(table, place),
    path: (place) =>
      hops ? [middle(table, place)] : [middle(table, tools.state().path.at(-1)!), middle(table, place)],
    cheer() {
      tools.effects.tween(CHEER_SECONDS, (k) => (table.glow = k), {
        ease: ease.linear,
        done: () => (table.glow = -1),
      })
      return CHEER_SECONDS
    },
    down(at) {
      table.lastAt = table.swipeFrom = at
      // On ice a press may start a swipe: its meaning is known on release.
      if (!slips) goTo(table, placeNear(table, at, 0.6))
    },
    move(at, from) {
      if (from) drag(table, at)
      table.lastAt = at
    },
    up(at, from) {
      const isTap = Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS && table.swipeFrom === from
      if (slips && isTap) slideTowards(table, at)
      table.lastAt = table.swipeFrom = undefined
    },
    key: (key) => pressKey(table, key),
  }
}

function play(table: Table, { input, before, after, events }: Played<LineState, number>): number {
  const { tools, host, tint, hops, slips } = table
  const kind = events[0]?.kind
  table.pointing = undefined
  table.picked = undefined
  if (kind === 'refused') return 0
  const [from, to] = [middle(table, before.path.at(-1)!), middle(table, input)]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  table.looks = far > 0 ? [(to.x - from.x) / far, (to.y - from.y) / far] : [0, 0]
  const seconds = slips
    ? 0.06 + (far / table.frame.cell) * SLIDE_SECONDS_A_PLACE
    : hops
      ? HOP_SECONDS
      : STEP_SECONDS
  const lift = hops ? table.frame.cell * 0.5 : 0
  // A fast finger starts the next step before this one is drawn: only the newest moves the head.
  const current = { at: from, isBack: kind === 'back' }
  table.moving = current
  tools.effects.tween(
    seconds,
    (k) =>
      (current.at = {
        x: from.x + (to.x - from.x) * k,
        y: from.y + (to.y - from.y) * k - Math.sin(Math.PI * k) * lift,
      }),
    {
      ease: slips ? ease.out : ease.inOut,
      done: () => table.moving === current && (table.moving = undefined),
    },
  )
  table.sad = 0
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
    table.sad = 1
  }
  return seconds
}

function drawTrail(table: Table, pen: CanvasRenderingContext2D) {
  const { tools, rule, tint } = table
  const { path } = tools.state()
  const points = path.map((place) => middle(table, place))
  const at = table.moving?.at ?? points.at(-1)!
  const line = [...(table.moving?.isBack ? points : points.slice(0, -1)), at]
  drawLine(pen, line, table.frame.cell, tint.line, rule)
  if (rule === 'twin') {
    const { columns, rows } = board(table)
    const corners = middle(table, 0)
    const far = middle(table, columns * rows - 1)
    const image = line.map(({ x, y }) => ({ x: corners.x + far.x - x, y: corners.y + far.y - y }))
    drawLine(pen, image, table.frame.cell, TWIN, rule)
    drawHead(pen, image.at(-1)!, table.frame.cell * 0.27, TWIN, [-table.looks[0], -table.looks[1]], table.sad)
  }
  if (table.glow >= 0) {
    const spot = points[Math.min(points.length - 1, Math.floor(table.glow * points.length))]!
    fillCircle(pen, spot.x, spot.y, table.frame.cell * 0.34, 'rgb(255 250 220 / .7)')
  }
  drawHead(pen, at, table.frame.cell * (isFigure(rule) ? 0.2 : 0.29), tint.line, table.looks, table.sad)
  if (rule === 'ink') drawInk(pen, at, table.frame.cell, inkLeft(board(table), path))
}

function show(table: Table) {
  table.moving = table.picked = table.pointing = undefined
  table.looks = [0, 0]
  table.sad = 0
  table.glow = -1
}

function draw(table: Table, pen: Pen) {
  const { tools, rule, tint, picks, hops } = table
  const state = tools.state()
  drawBoard(pen, table.frame, board(table), tint, isFigure(rule) ? [] : visitsOf(board(table), state.path))
  drawTrail(table, pen)
  // Rings are drawn only where the next places are not obvious.
  if (picks || hops || table.picked !== undefined)
    drawWays(pen, table.frame, board(table), ways(table), table.picked)
  if (!table.pointing) return
  const { x, y } = middle(table, table.pointing.place)
  pen.globalAlpha = 0.5 + 0.4 * Math.sin(table.pointing.k * 26)
  fillCircle(pen, x, y, table.frame.cell * 0.34, '#fff8d0')
  pen.globalAlpha = 1
}

function point(table: Table, place: number) {
  const current = { place, k: 0 }
  table.pointing = current
  table.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => table.pointing === current && (table.pointing = undefined),
  })
}

function pressKey(table: Table, key: string) {
  const { tools, host, picks } = table
  const { path } = tools.state()
  if (key === 'Backspace') return goTo(table, path.at(-2)) || true
  if (picks) {
    if (key === 'ArrowLeft') return pick(table, -1)
    if (key === 'ArrowRight') return pick(table, 1)
    if (key === 'ArrowDown') return goTo(table, path.at(-2)) || true
    if (key !== 'Enter' && key !== ' ' && key !== 'ArrowUp') return false
    if (table.picked === undefined) return pick(table, 1)
    return goTo(table, table.picked) || true
  }
  const arrow = ARROWS[key]
  if (!arrow) return false
  if (!goAlong(table, ...arrow)) host.sound('bad')
  return true
}
