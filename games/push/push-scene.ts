import { coveredBy, drawSea, drawTideWater } from './sea-look.ts'
import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { placeOf, type PushDefinition } from './definitions.ts'
import { shoreOf } from './palette.ts'
import { drawCrab, drawCrate } from './piece-look.ts'
import { cellsBetween, pairs, type Glide } from './glides.ts'
import { drawArrow } from './arrow-look.ts'
import { soundOf } from './sounds.ts'
import { wayOf } from './push-step.ts'
import { isDoorOpen, isTapped, stepFrom, waterline, waysOf } from './push-rules.ts'
import type { State } from './rules.ts'
import { cellUnder, drawShore, type Grid } from './tile-look.ts'
import { wayTo } from './walk.ts'

type Pen = CanvasRenderingContext2D

const STEP_SECONDS = 0.1
const CELLS_A_SECOND = 15
const SWIPE_PIXELS = 24
const HINT_SECONDS = 1.6
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  w: 0,
  d: 1,
  s: 2,
  a: 3,
}

/** What the backdrop shows: the floor, and whether the door stands open. */
const lookOf = (state: State) => `${state.floor}${state.floor.includes('D') && isDoorOpen(state)}`

/** The shore: a crab that is swiped, led by arrows, or sent to a spot by a tap. */
export function pushScene(tools: SceneTools<PushDefinition, State, number>): Scene<State, number> {
  const { host, definition, reducedMotion } = tools.context
  const { rules } = definition
  const shore = shoreOf(placeOf(definition))
  const ways = waysOf(rules)
  const backdrop = document.createElement('canvas')
  let grid: Grid = { x: 0, y: 0, cell: 1, columns: 1 }
  let room = { width: 1, height: 1 }
  let painted = ''
  let crabs: readonly Glide[] = []
  let crates: readonly Glide[] = []
  let k = 1
  let stride = 0
  let facing: number[] = []
  let bump: Point = { x: 0, y: 0 }
  let swipedFrom: Point | undefined
  let hasSwiped = false
  let errand: number[] = []
  let cursor: number | undefined
  let pointing: { way: number; k: number } | undefined
  let motion = 0

  const middle = (cell: number): Point => ({
    x: grid.x + ((cell % grid.columns) + 0.5) * grid.cell,
    y: grid.y + (Math.floor(cell / grid.columns) + 0.5) * grid.cell,
  })
  const place = ({ from, to }: Glide): Point => {
    const [one, other] = [middle(from), middle(to)]
    return { x: one.x + (other.x - one.x) * k, y: one.y + (other.y - one.y) * k }
  }

  function go(way: number) {
    errand = []
    send(way)
  }

  function send(way: number) {
    const isOpen = wayTo.isOpen(rules, tools.state(), way)
    facing = facing.map((_, index) => wayOf(rules, index, way))
    if (isOpen) return tools.send(way)
    nudge(way)
  }

  const legalWays = (state: State) => [...ways.keys()].filter((way) => wayTo.isOpen(rules, state, way))

  function nudge(way: number) {
    const [dx, dy] = ways[way]!
    host.sound('tap', -6)
    tools.effects.tween(0.16, (part) => {
      const far = Math.sin(Math.PI * part) * grid.cell * 0.1
      bump = { x: dx * far, y: dy * far }
    })
    tools.redraw()
  }

  function play({ before, after, events }: Played<State, number>): number {
    const mine = ++motion
    crabs = after.crabs.map((to, index) => ({ from: before.crabs[index]!, to }))
    const isTunnel = events.some(({ kind }) => kind === 'tunnel')
    if (isTunnel)
      crabs = crabs.map(({ from, to }) => (distance(from, to) > 1 ? { from: to, to } : { from, to }))
    crates = pairs(before.crates, after.crates, before.columns, rules.colors ?? false)
    const far = Math.max(1, ...[...crabs, ...crates].map(({ from, to }) => distance(from, to)))
    const seconds = Math.max(STEP_SECONDS, far / CELLS_A_SECOND)
    k = 0
    tools.effects.tween(
      seconds,
      (part) => {
        if (motion !== mine) return
        k = part
        stride += 0.09
      },
      {
        ease: far > 1 ? ease.out : ease.linear,
        done: () => motion === mine && arrive(after),
      },
    )
    const kinds = events.map(({ kind }) => kind)
    host.sound(...soundOf(kinds, after.moves))
    if (kinds.includes('home')) cheerHome(after)
    return seconds + 0.08
  }

  function arrive(state: State) {
    k = 1
    const next = errand.shift()
    if (next !== undefined && state === tools.state()) send(next)
  }

  function cheerHome(state: State) {
    host.happy(0.3)
    for (const piece of rules.goal === 'crabs' ? state.crabs : state.crates)
      if (state.marks.includes(piece))
        tools.effects.burst(middle(piece), { count: 7, colors: [shore.mark, '#fff3b8'], speed: 120 })
  }

  const distance = (from: number, to: number) => cellsBetween(grid.columns, from, to)

  function paintBackdrop(pen: Pen, state: State) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(room.width * ratio)
    backdrop.height = Math.ceil(room.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    drawSea(inner, room, grid, state, shore)
    drawShore(inner, grid, state, rules, shore)
    painted = lookOf(state)
  }

  function drawPieces(pen: Pen, state: State) {
    const settled = k === 1
    for (const [index, crate] of crates.entries()) {
      if (crate.to < 0 && settled) continue
      const { x, y } = place(crate.to < 0 ? { from: crate.from, to: crate.from } : crate)
      const paint = rules.colors ? index : undefined
      const isHome =
        settled && (rules.colors ? state.marks[index] === crate.to : state.marks.includes(crate.to))
      drawCrate(pen, x, y, grid.cell, { paint, isHome, icy: rules.crateSlides ?? false })
    }
    for (const [index, crab] of crabs.entries()) {
      const at = place(crab)
      const isHome = settled && rules.goal === 'crabs' && state.marks.includes(crab.to)
      const color = index === 0 ? shore.crab : '#3f8cf0'
      drawCrab(pen, at.x + bump.x, at.y + bump.y, grid.cell, {
        color,
        way: isTapped(rules) ? 0 : facing[index]!,
        stride,
        isHome,
      })
    }
  }

  function drawMarks(pen: Pen, state: State) {
    if (isTapped(rules) && k === 1)
      for (const way of legalWays(state)) {
        const { x, y } = middle(stepFrom(state, state.crabs[0]!, ways[way]!))
        pen.beginPath()
        pen.arc(x, y, grid.cell * (way === cursor ? 0.4 : 0.16), 0, 2 * Math.PI)
        pen.fillStyle = way === pointing?.way || way === cursor ? '#fff3b8' : 'rgb(255 255 255 / .55)'
        pen.fill()
      }
    else if (pointing) {
      const alpha = 0.75 + 0.25 * Math.sin(pointing.k * 20)
      for (const [index, crab] of state.crabs.entries())
        drawArrow(pen, middle(crab), ways[wayOf(rules, index, pointing.way)]!, { cell: grid.cell, alpha })
    }
  }

  function tap(at: Point) {
    const state = tools.state()
    const cell = cellUnder(grid, state, at)
    if (cell === undefined) return
    const line = wayTo.cell(rules, state, cell)
    if (line.length === 0) return host.sound('tap', -4)
    errand = line.slice(1)
    send(line[0]!)
  }

  return {
    layout({ width, height }, { columns, floor }) {
      room = { width, height }
      const rows = floor.length / columns
      // The rim is rock: half of it may be cut off by the frame.
      const box = fitBox({ x: 0, y: 0, width, height }, (columns - 0.7) / (rows - 0.7), 4)
      const cell = Math.min(92, box.width / (columns - 0.7))
      grid = { x: (width - columns * cell) / 2, y: (height - rows * cell) / 2, cell, columns }
      painted = ''
    },
    show(state) {
      motion++
      grid = { ...grid, columns: state.columns }
      crabs = state.crabs.map((cell) => ({ from: cell, to: cell }))
      crates = state.crates.map((cell) => ({ from: cell, to: cell }))
      if (facing.length !== state.crabs.length) facing = state.crabs.map(() => 2)
      k = 1
      bump = { x: 0, y: 0 }
      errand = []
      pointing = cursor = undefined
      painted = ''
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (painted !== lookOf(state)) paintBackdrop(pen, state)
      copyWhole(pen, backdrop)
      drawPieces(pen, state)
      if (rules.tide)
        drawTideWater(pen, room, grid, waterline(rules, state), coveredBy(rules.tide, state.moves))
      drawMarks(pen, state)
    },
    point(way) {
      const current = { way, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path(way) {
      const state = tools.state()
      const from = middle(state.crabs[0]!)
      const [dx, dy] = ways[way]!
      const to = { x: from.x + dx * grid.cell * 1.3, y: from.y + dy * grid.cell * 1.3 }
      return isTapped(rules) ? [middle(stepFrom(state, state.crabs[0]!, ways[way]!))] : [from, to]
    },
    cheer() {
      if (!reducedMotion)
        tools.effects.tween(
          0.7,
          (part) => (bump = { x: 0, y: -Math.abs(Math.sin(part * Math.PI * 2)) * grid.cell * 0.35 }),
          { ease: ease.linear },
        )
      return 0.2
    },
    down(at) {
      swipedFrom = at
      hasSwiped = false
      cursor = undefined
    },
    move(at, held) {
      if (!held || !swipedFrom || isTapped(rules)) return
      const [dx, dy] = [at.x - swipedFrom.x, at.y - swipedFrom.y]
      if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PIXELS) return
      // The finger goes on: every further stretch is a further step.
      swipedFrom = at
      if (hasSwiped && (rules.crabSlides || k < 1)) return
      hasSwiped = true
      go(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0)
    },
    up(at) {
      if (!hasSwiped) tap(at)
    },
    key(key) {
      if (isTapped(rules)) return keyOfKnight(key)
      const way = KEYS[key]
      if (way === undefined) return false
      go(way)
      return true
    },
  }

  /** Places that are tapped are chosen one after the other and taken with Enter. */
  function keyOfKnight(key: string): boolean {
    const open = legalWays(tools.state())
    if (key.startsWith('Arrow') && open.length > 0) {
      const now = cursor === undefined ? -1 : open.indexOf(cursor)
      const turn = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
      cursor = open[(now + turn + open.length) % open.length]
      tools.redraw()
      return true
    }
    if ((key !== 'Enter' && key !== ' ') || cursor === undefined) return false
    const way = cursor
    cursor = undefined
    go(way)
    return true
  }
}
