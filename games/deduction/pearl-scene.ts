import { fillCircle, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { openDesk, type Tools } from './desk.ts'
import { CORAL, INK } from './palette.ts'
import { drawBeam, drawPearl, paintLagoon, type Beam } from './pearl-look.ts'
import { edgeOf, sendRay, SWALLOWED } from './pearl-rays.ts'
import { bestRay, edgesOf, LIFT, MARK, MOST_WRONG, placements, type PearlRun } from './pearl-rules.ts'
import { paintChart } from './room.ts'
import { drawButton, halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

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
  const desk = openDesk(tools)
  const { palette, text } = desk
  let beam: Beam | undefined
  let open = false
  let sure: { rays: number; count: number; never: readonly number[] } = { rays: -1, count: 0, never: [] }

  const state = () => tools.state()
  const grid = () => {
    const { chart } = desk.room
    const room = Math.min(chart.width - 16, chart.height - 16)
    const cell = Math.min(84, room / (state().size + 1.7))
    const side = cell * state().size
    return { cell, x: chart.x + (chart.width - side) / 2, y: chart.y + (chart.height - side) / 2 }
  }
  /** Middle of a cell; the places of edges lie outside, a little nearer than a cell. */
  const middle = (column: number, row: number): Point => {
    const { x, y, cell } = grid()
    const { size } = state()
    const near = (value: number) => Math.max(-0.42, Math.min(size - 0.58 + 1, value + 0.5))
    return { x: x + near(column) * cell, y: y + near(row) * cell }
  }
  const edgePoint = (edge: number): Point => {
    const { x, y } = edgeOf(state().size, edge)
    return middle(x, y)
  }
  const boxAround = ({ x, y }: Point, side: number): Box => ({
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
  })
  const cellBox = (cell: number) => {
    const { size } = state()
    return boxAround(middle(cell % size, Math.floor(cell / size)), grid().cell)
  }

  function send(edge: number) {
    if (told(edge)) {
      host.sound('tap', -4)
      show(edge)
      return
    }
    tools.send(edge)
  }
  const told = (edge: number) => {
    const { rays, size, pearls } = state()
    return rays.some((ray) => ray === edge || sendRay(size, pearls, ray).end === edge)
  }

  function mark(cell: number) {
    const { marks, pearls } = state()
    if (marks.includes(cell) || marks.length < pearls.length) tools.send(MARK + cell)
    else {
      host.sound('bad')
      desk.say(text('say.enough'))
    }
  }
  function lift() {
    if (state().marks.length === state().pearls.length) tools.send(LIFT)
    else {
      host.sound('bad')
      desk.say(text('say.mark', { count: state().pearls.length }))
    }
  }

  const liftBox = (): Box => {
    const { side } = desk.room
    const width = Math.min(300, side.width)
    return { x: side.x + (side.width - width) / 2, y: side.y + 6, width, height: 50 }
  }
  const targets = (): Target[] => [
    ...edgesOf(state().size).map((edge) => ({
      id: `edge${edge}`,
      box: boxAround(edgePoint(edge), grid().cell * 0.96),
      act: () => send(edge),
    })),
    ...Array.from({ length: state().size ** 2 }, (_, cell) => ({
      id: `cell${cell}`,
      box: cellBox(cell),
      act: () => mark(cell),
    })),
    { id: 'lift', box: liftBox(), act: lift },
  ]
  const hands = handsOn(targets, () => 'edge0')

  /** The eye sees where a ray comes out, never the way it took inside. */
  function show(edge: number): number {
    const { size, pearls } = state()
    const { end } = sendRay(size, pearls, edge)
    const from = edgePoint(edge)
    const { dx, dy } = edgeOf(size, edge)
    const inner = { x: from.x + dx * grid().cell * 0.8, y: from.y + dy * grid().cell * 0.8 }
    const last = end === SWALLOWED || end === edge ? undefined : edgeOf(size, end)
    const exit = last ? edgePoint(end) : undefined
    const path =
      end === SWALLOWED
        ? [from, inner]
        : end === edge || !exit || !last
          ? [from, inner, from]
          : [
              from,
              inner,
              { x: exit.x + last.dx * grid().cell * 0.8, y: exit.y + last.dy * grid().cell * 0.8 },
              exit,
            ]
    const mine = { path, isSwallowed: end === SWALLOWED, k: 0 }
    beam = mine
    tools.effects.tween(0.7, (k) => (mine.k = k), {
      ease: ease.linear,
      done: () => beam === mine && (beam = undefined),
    })
    return 0.7
  }

  function play({ input, after, events }: Played<PearlRun, number>): number {
    desk.say('')
    if (input === LIFT) {
      if (after.isLifted || after.wrong >= MOST_WRONG) open = true
      if (after.isLifted) {
        host.sound('coin', 5)
        for (const cell of after.marks) {
          const { x, y, width } = cellBox(cell)
          tools.effects.burst({ x: x + width / 2, y: y + width / 2 }, { count: 10 })
        }
        return 0.8
      }
      host.sound('bad')
      tools.effects.quake(5)
      desk.say(text('say.wrong', { left: MOST_WRONG - after.wrong }))
      return 1.4
    }
    if (input >= MARK) {
      host.sound(after.marks.includes(input - MARK) ? 'place' : 'flip', 3)
      return 0.1
    }
    const [event] = events
    const kind = event?.kind ?? 'through'
    host.sound(kind === 'swallowed' ? 'hit' : kind === 'back' ? 'bounce' : 'boost', 2)
    desk.say(text(`say.${kind}`))
    tools.effects.tween(0.01, () => undefined, {
      delay: 0.1,
      done: () => host.announce(text(`say.${kind}`)),
    })
    return show(input)
  }

  /** What the rays tell for certain; counted once a ray. */
  function knowledge() {
    const { rays, size } = state()
    if (sure.rays !== rays.length) {
      const sets = placements(state())
      const possible = new Set(sets.flat())
      const cells = Array.from({ length: size * size }, (_, cell) => cell)
      sure = { rays: rays.length, count: sets.length, never: cells.filter((cell) => !possible.has(cell)) }
    }
    return sure
  }

  function drawEdges(pen: Pen) {
    const { rays, size, pearls } = state()
    const { cell } = grid()
    const radius = Math.min(21, cell * 0.34)
    const signs = new Map<number, { readonly color: string; readonly sign: string }>()
    let pair = 0
    for (const ray of rays) {
      const { end } = sendRay(size, pearls, ray)
      if (end === SWALLOWED) signs.set(ray, { color: '#2a1a10', sign: '●' })
      else if (end === ray) signs.set(ray, { color: '#fffaf0', sign: '↺' })
      else {
        const look = { color: PAIRS[pair % PAIRS.length]!, sign: desk.number(pair + 1) }
        pair++
        signs.set(ray, look)
        signs.set(end, look)
      }
    }
    for (const edge of edgesOf(size)) {
      const { x, y } = edgePoint(edge)
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
      const glow = desk.glowOf(`edge${edge}`)
      if (glow > 0) halo(pen, boxAround({ x, y }, radius * 2), radius, glow)
    }
  }

  return {
    layout(size) {
      desk.layout(size, BELOW)
    },
    show() {
      hands.clear()
      desk.fresh()
      desk.repaint()
      beam = undefined
      open = state().isLifted
      sure = { rays: -1, count: 0, never: [] }
    },
    play,
    draw(pen) {
      const { size, marks, pearls, isLifted } = state()
      desk.ground(pen, (inner, { chart }) => {
        paintChart(inner, chart)
        paintLagoon(inner, grid(), size)
      })
      if (isAssisted())
        for (const cell of knowledge().never) {
          const { x, y, width } = cellBox(cell)
          fillCircle(pen, x + width / 2, y + width / 2, width * 0.07, 'rgb(190 230 255 / .55)')
        }
      for (const cell of open ? pearls : []) drawPearl(pen, cellBox(cell), true)
      for (const cell of marks) if (!(open && isLifted)) drawPearl(pen, cellBox(cell), false)
      for (let cell = 0; cell < size * size; cell++) {
        const glow = desk.glowOf(`cell${cell}`)
        if (glow > 0) halo(pen, cellBox(cell), 8, glow)
      }
      drawEdges(pen)
      if (beam) drawBeam(pen, beam)
      drawButton(pen, liftBox(), {
        text: text('do.lift', { marked: marks.length, count: pearls.length }),
        color: palette.accent,
        isOff: marks.length < pearls.length,
        glow: desk.glowOf('lift'),
      })
      desk.caption(pen, desk.room.words)
      hands.draw(pen)
    },
    point(input) {
      if (input < MARK) {
        desk.glow([`edge${input}`])
        desk.say(text('hint.ray', { count: knowledge().count }))
        return
      }
      desk.glow([input === LIFT ? 'lift' : `cell${input - MARK}`])
      const isWrong = state().marks.includes(input - MARK)
      desk.say(text(input === LIFT ? 'hint.lift' : isWrong ? 'hint.clear' : 'hint.pearl'))
    },
    path(input) {
      const ray = input < MARK ? input : (bestRay(state()) ?? 0)
      return [edgePoint(ray)]
    },
    down(at) {
      hands.down(at)
      tools.redraw()
    },
    key(key) {
      if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}
