import { fillCircle, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawButton, halo } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Target } from '#kit/game/table-top/targets.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { CORAL, INK } from './palette.ts'
import {
  boxAround,
  cellBox,
  edgePoint,
  grid,
  knowledge,
  type Lagoon,
  liftBox,
  state,
} from './pearl-lagoon.ts'
import { drawBeam, drawPearl, paintLagoon } from './pearl-look.ts'
import { edgeOf, sendRay, SWALLOWED } from './pearl-rays.ts'
import { bestRay, edgesOf, LIFT, MARK, MOST_WRONG, type PearlRun } from './pearl-rules.ts'
import { paintChart } from './room.ts'

type Pen = CanvasRenderingContext2D

const BELOW = 62

const PAIRS = [
  '#f2745f',
  '#f5c04a',
  '#3fa7d6',
  '#4fae6a',
  '#a56fd0',
  '#e58ab8',
  '#5f7486',
  '#d98a3a',
  '#2f8f8a',
  '#8a5a3c',
]

export function pearlScene(
  tools: Tools<PearlRun, number>,
  isAssisted: () => boolean,
): Scene<PearlRun, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { palette, text } = base
  const controls = controlsOn(
    () => targets(lagoon),
    () => 'edge0',
  )

  const lagoon: Lagoon = {
    tools,
    isAssisted,
    host,
    base,
    palette,
    text,
    beam: undefined,
    open: false,
    sure: { rays: -1, count: 0, never: [] },
    controls,
  }

  return {
    layout(size) {
      base.layout(size, BELOW)
    },
    show: () => showFresh(lagoon),
    play: (move) => play(lagoon, move),
    draw: (pen) => draw(lagoon, pen),
    point: (input) => pointAt(lagoon, input),
    path: (input) => pathTo(lagoon, input),
    down: (at) => fingerDown(lagoon, at),
    key: (key) => pressKey(lagoon, key),
  }
}

function send(lagoon: Lagoon, edge: number) {
  if (told(lagoon, edge)) {
    lagoon.host.sound('tap', -4)
    showRay(lagoon, edge)
    return
  }
  lagoon.tools.send(edge)
}

function told(lagoon: Lagoon, edge: number) {
  const { rays, size, pearls } = state(lagoon)
  return rays.some((ray) => ray === edge || sendRay(size, pearls, ray).end === edge)
}

function mark(lagoon: Lagoon, cell: number) {
  const { marks, pearls } = state(lagoon)
  if (marks.includes(cell) || marks.length < pearls.length) lagoon.tools.send(MARK + cell)
  else {
    lagoon.host.sound('bad')
    lagoon.base.say(lagoon.text('say.enough'))
  }
}

function lift(lagoon: Lagoon) {
  if (state(lagoon).marks.length === state(lagoon).pearls.length) lagoon.tools.send(LIFT)
  else {
    lagoon.host.sound('bad')
    lagoon.base.say(lagoon.text('say.mark', { count: state(lagoon).pearls.length }))
  }
}

function targets(lagoon: Lagoon): Target[] {
  return [
    ...edgesOf(state(lagoon).size).map((edge) => ({
      id: `edge${edge}`,
      box: boxAround(edgePoint(lagoon, edge), grid(lagoon).cell * 0.96),
      act: () => send(lagoon, edge),
    })),
    ...Array.from({ length: state(lagoon).size ** 2 }, (_, cell) => ({
      id: `cell${cell}`,
      box: cellBox(lagoon, cell),
      act: () => mark(lagoon, cell),
    })),
    { id: 'lift', box: liftBox(lagoon), act: () => lift(lagoon) },
  ]
}

/** The eye sees where a ray comes out, never the way it took inside. */
function showRay(lagoon: Lagoon, edge: number): number {
  const { size, pearls } = state(lagoon)
  const { end } = sendRay(size, pearls, edge)
  const from = edgePoint(lagoon, edge)
  const { dx, dy } = edgeOf(size, edge)
  const inner = { x: from.x + dx * grid(lagoon).cell * 0.8, y: from.y + dy * grid(lagoon).cell * 0.8 }
  const last = end === SWALLOWED || end === edge ? undefined : edgeOf(size, end)
  const exit = last ? edgePoint(lagoon, end) : undefined
  const path =
    end === SWALLOWED
      ? [from, inner]
      : end === edge || !exit || !last
        ? [from, inner, from]
        : [
            from,
            inner,
            { x: exit.x + last.dx * grid(lagoon).cell * 0.8, y: exit.y + last.dy * grid(lagoon).cell * 0.8 },
            exit,
          ]
  const mine = { path, isSwallowed: end === SWALLOWED, k: 0 }
  lagoon.beam = mine
  lagoon.tools.effects.tween(0.7, (k) => (mine.k = k), {
    ease: ease.linear,
    done: () => lagoon.beam === mine && (lagoon.beam = undefined),
  })
  return 0.7
}

function play(lagoon: Lagoon, { input, after, events }: Played<PearlRun, number>): number {
  lagoon.base.say('')
  if (input === LIFT) {
    if (after.isLifted || after.wrong >= MOST_WRONG) lagoon.open = true
    if (after.isLifted) {
      lagoon.host.sound('coin', 5)
      for (const cell of after.marks) {
        const { x, y, width } = cellBox(lagoon, cell)
        lagoon.tools.effects.burst({ x: x + width / 2, y: y + width / 2 }, { count: 10 })
      }
      return 0.8
    }
    lagoon.host.sound('bad')
    lagoon.tools.effects.quake(5)
    lagoon.base.say(lagoon.text('say.wrong', { left: MOST_WRONG - after.wrong }))
    return 1.4
  }
  if (input >= MARK) {
    lagoon.host.sound(after.marks.includes(input - MARK) ? 'place' : 'flip', 3)
    return 0.1
  }
  const [event] = events
  const kind = event?.kind ?? 'through'
  lagoon.host.sound(kind === 'swallowed' ? 'hit' : kind === 'back' ? 'bounce' : 'boost', 2)
  lagoon.base.say(lagoon.text(`say.${kind}`))
  lagoon.tools.effects.tween(0.01, () => undefined, {
    delay: 0.1,
    done: () => lagoon.host.announce(lagoon.text(`say.${kind}`)),
  })
  return showRay(lagoon, input)
}

function drawEdges(lagoon: Lagoon, pen: Pen) {
  const { rays, size, pearls } = state(lagoon)
  const { cell } = grid(lagoon)
  const radius = Math.min(21, cell * 0.34)
  const signs = new Map<number, { readonly color: string; readonly sign: string }>()
  let pair = 0
  for (const ray of rays) {
    const { end } = sendRay(size, pearls, ray)
    if (end === SWALLOWED) signs.set(ray, { color: '#2a1a10', sign: '●' })
    else if (end === ray) signs.set(ray, { color: '#fffaf0', sign: '↺' })
    else {
      const look = { color: PAIRS[pair % PAIRS.length]!, sign: lagoon.base.number(pair + 1) }
      pair++
      signs.set(ray, look)
      signs.set(end, look)
    }
  }
  for (const edge of edgesOf(size)) {
    const { x, y } = edgePoint(lagoon, edge)
    const sign = signs.get(edge)
    fillCircle(pen, x, y + 2, radius, 'rgb(40 20 8 / .3)')
    fillCircle(pen, x, y, radius, sign?.color ?? '#e3c48c')
    if (sign) {
      const isDark = sign.color === '#2a1a10'
      write(pen, sign.sign, x, y, { size: radius * 1.05, color: isDark ? CORAL : INK })
    } else {
      const { dx, dy } = edgeOf(size, edge)
      pen.fillStyle = '#8a5a2c'
      pen.beginPath()
      pen.moveTo(x + dx * radius * 0.55, y + dy * radius * 0.55)
      pen.lineTo(x - dx * radius * 0.3 + dy * radius * 0.42, y - dy * radius * 0.3 + dx * radius * 0.42)
      pen.lineTo(x - dx * radius * 0.3 - dy * radius * 0.42, y - dy * radius * 0.3 - dx * radius * 0.42)
      pen.fill()
    }
    const glow = lagoon.base.glowOf(`edge${edge}`)
    if (glow > 0) halo(pen, boxAround({ x, y }, radius * 2), radius, glow)
  }
}

function showFresh(lagoon: Lagoon) {
  lagoon.controls.clear()
  lagoon.base.fresh()
  lagoon.base.repaint()
  lagoon.beam = undefined
  lagoon.open = state(lagoon).isLifted
  lagoon.sure = { rays: -1, count: 0, never: [] }
}

function draw(lagoon: Lagoon, pen: CanvasRenderingContext2D) {
  const { size, marks, pearls, isLifted } = state(lagoon)
  lagoon.base.ground(pen, (inner, { chart }) => {
    paintChart(inner, chart)
    paintLagoon(inner, grid(lagoon), size)
  })
  if (lagoon.isAssisted())
    for (const cell of knowledge(lagoon).never) {
      const { x, y, width } = cellBox(lagoon, cell)
      fillCircle(pen, x + width / 2, y + width / 2, width * 0.07, 'rgb(190 230 255 / .55)')
    }
  for (const cell of lagoon.open ? pearls : []) drawPearl(pen, cellBox(lagoon, cell), true)
  for (const cell of marks) if (!(lagoon.open && isLifted)) drawPearl(pen, cellBox(lagoon, cell), false)
  for (let cell = 0; cell < size * size; cell++) {
    const glow = lagoon.base.glowOf(`cell${cell}`)
    if (glow > 0) halo(pen, cellBox(lagoon, cell), 8, glow)
  }
  drawEdges(lagoon, pen)
  if (lagoon.beam) drawBeam(pen, lagoon.beam)
  drawButton(pen, liftBox(lagoon), {
    text: lagoon.text('do.lift', { marked: marks.length, count: pearls.length }),
    color: lagoon.palette.accent,
    isOff: marks.length < pearls.length,
    glow: lagoon.base.glowOf('lift'),
  })
  lagoon.base.caption(pen, lagoon.base.room.words)
  lagoon.controls.draw(pen)
}

function pointAt(lagoon: Lagoon, input: number) {
  if (input < MARK) {
    lagoon.base.glow([`edge${input}`])
    lagoon.base.say(lagoon.text('hint.ray', { count: knowledge(lagoon).count }))
    return
  }
  lagoon.base.glow([input === LIFT ? 'lift' : `cell${input - MARK}`])
  const isWrong = state(lagoon).marks.includes(input - MARK)
  lagoon.base.say(lagoon.text(input === LIFT ? 'hint.lift' : isWrong ? 'hint.clear' : 'hint.pearl'))
}

function pathTo(lagoon: Lagoon, input: number) {
  const ray = input < MARK ? input : (bestRay(state(lagoon)) ?? 0)
  return [edgePoint(lagoon, ray)]
}

function fingerDown(lagoon: Lagoon, at: Point) {
  lagoon.controls.down(at)
  lagoon.tools.redraw()
}

function pressKey(lagoon: Lagoon, key: string) {
  if (!lagoon.controls.key(key)) return false
  lagoon.tools.redraw()
  return true
}
