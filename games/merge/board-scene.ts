import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { extended, ray, SLIDE_KEYS, stepFrom, WAYS } from './board-hand.ts'
import { boardLayout, type BoardLayout } from './board-layout.ts'
import { boardPainter, type BoardPainter } from './board-paint.ts'
import { lowestFree } from './columns.ts'
import type { MergeDefinition } from './definitions.ts'
import { isJoined } from './paths.ts'
import { wavesOf, type Wave } from './playback.ts'
import type { Input, State } from './state.ts'
import { colorOf } from './tile-look.ts'

type Tools = SceneTools<MergeDefinition, State, Input>

const WAVE_SECONDS = 0.2
const SWIPE_PIXELS = 22
const HINT_SECONDS = 1.5
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

export function boardScene(tools: Tools): Scene<State, Input> {
  const { definition, host, number } = tools.context
  const { kind, columns } = definition
  const isColumns = kind === 'drop' || kind === 'shoot'
  const isPath = kind === 'chain' || kind === 'tens'
  let layout: BoardLayout
  let painter: BoardPainter
  let path: readonly number[] = []
  let aimed = -1
  let cursor = -1
  let isJoining = false
  let swiped = false
  let playing: { readonly waves: readonly Wave[]; k: number } | undefined
  let hinted: { readonly input: Input; k: number } | undefined

  const columnAt = ({ x }: Point) =>
    Math.max(0, Math.min(columns - 1, Math.floor(((x - layout.box.x) / layout.box.width) * columns)))
  const landing = (column: number) => lowestFree(tools.state().cells, definition, column)

  function send(input: Input) {
    path = []
    aimed = -1
    isJoining = false
    tools.send(input)
  }

  function refuse() {
    path = []
    isJoining = false
    host.sound('bad')
    tools.redraw()
  }

  function finishPath() {
    if (path.length < 2) {
      path = []
      isJoining = false
      return tools.redraw()
    }
    if (isJoined(definition, tools.state().cells, path)) send(path)
    else refuse()
  }

  function take(next: readonly number[]) {
    if (next.length === path.length && next.at(-1) === path.at(-1)) return
    if (next.length > path.length) host.sound('tap', SCALE[Math.min(SCALE.length - 1, next.length - 1)])
    path = next
    tools.redraw()
  }

  function drawAim(pen: CanvasRenderingContext2D, state: State) {
    const column = aimed >= 0 ? aimed : cursor
    if (!isColumns || column < 0) return
    const to = landing(column)
    if (to !== undefined) painter.ghost(pen, to, state.next[0]!)
  }

  function drawHint(pen: CanvasRenderingContext2D, input: Input, k: number) {
    const shown = Math.sin(k * 14) ** 2
    pen.save()
    pen.globalAlpha = 0.3 + 0.7 * shown
    if (isColumns) {
      const to = landing(input[0]!)
      if (to !== undefined) painter.mark(pen, to, '#ffffff')
    } else if (kind === 'pairs') {
      const lane = [0, 1, 2, 3].map((at) => hintCell(input[0]!, at))
      painter.path(pen, tools.state().cells, lane, true)
    } else if (isPath) painter.path(pen, tools.state().cells, input, true)
    else painter.mark(pen, input[0]!, '#ffffff')
    pen.restore()
  }

  const hintCell = (way: number, at: number) => {
    const along = way % 2 === 0 ? columns - 1 - at : at
    return way < 2 ? columns + along : along * columns + 1
  }

  function cheer(waves: readonly Wave[], gained: number) {
    for (const [index, { merges, cleared }] of waves.entries()) {
      if (merges.length + cleared.length === 0) continue
      tools.effects.tween(0.01, () => undefined, {
        delay: WAVE_SECONDS * (index + 0.5),
        done: () => celebrateWave(merges, cleared, index),
      })
    }
    const last = waves.findLast(({ merges, cleared }) => merges.length + cleared.length > 0)
    const cell = last?.merges[0]?.cell ?? last?.cleared.at(-1)
    if (cell === undefined || gained <= 0) return
    const { x, y } = layout.middle(cell)
    tools.effects.rise(signed(`+${number(gained)}`), { x, y: y - layout.tile * 0.3 }, '#fff3b0')
  }

  function celebrateWave(merges: Wave['merges'], cleared: readonly number[], index: number) {
    for (const { cell, rank } of merges) {
      const colors = [kind === 'islands' ? '#ffe3a0' : colorOf(kind, rank), '#ffffff']
      tools.effects.burst(layout.middle(cell), { count: 8 + rank, colors, speed: 150 + rank * 8, size: 6 })
      host.sound('merge', SCALE[Math.min(SCALE.length - 1, Math.floor(index / 2) + Math.max(0, rank - 2))])
      if (rank >= 7) host.happy(0.4)
    }
    for (const cell of cleared)
      tools.effects.burst(layout.middle(cell), {
        count: 6,
        colors: [colorOf(kind, 3), '#ffffff'],
        speed: 140,
        size: 6,
      })
    if (cleared.length > 0) host.sound('merge', SCALE[Math.min(SCALE.length - 1, cleared.length)])
    if (index > 3) tools.effects.quake(Math.min(8, index))
  }

  return {
    layout(size) {
      layout = boardLayout(definition, size)
      painter = boardPainter(definition, layout)
    },
    show() {
      path = []
      aimed = -1
      isJoining = false
      playing = hinted = undefined
    },
    draw(pen) {
      const state = tools.state()
      painter.ground(pen)
      if (playing) {
        const at = Math.min(playing.waves.length - 1e-6, playing.k * playing.waves.length)
        painter.wave(pen, playing.waves[Math.floor(at)]!, at - Math.floor(at))
      } else painter.tiles(pen, state.cells)
      drawAim(pen, state)
      if (hinted) drawHint(pen, hinted.input, hinted.k)
      if (isPath) {
        painter.path(pen, state.cells, path, isJoined(definition, state.cells, path))
        painter.total(pen, state, path)
      } else if (isColumns) {
        const column = aimed >= 0 ? aimed : cursor >= 0 ? cursor : Math.floor(columns / 2)
        const { x } = layout.middle(column)
        const y = layout.strip.y + layout.strip.height / 2
        painter.tile(pen, state.next[0]!, x, y)
        const edge =
          column < columns - 1
            ? layout.box.x + layout.box.width - layout.tile * 0.45
            : layout.box.x + layout.tile * 0.45
        painter.tile(pen, state.next[1]!, edge, y, layout.tile * 0.55)
      } else painter.next(pen, state.next)
      if (aimed >= 0 && !isColumns && state.cells[aimed] === 0) painter.ghost(pen, aimed, state.next[0]!)
      if (cursor >= 0 && !isColumns && kind !== 'pairs') painter.mark(pen, cursor, '#ffe66d')
    },
    play({ before, after, events }) {
      hinted = undefined
      const waves = wavesOf(before.cells, events)
      if (waves.length === 0) return 0
      const current = { waves, k: 0 }
      playing = current
      host.sound(kind === 'pairs' ? 'move' : isPath ? 'pop' : kind === 'shoot' ? 'shoot' : 'place')
      const seconds = waves.length * WAVE_SECONDS
      tools.effects.tween(seconds, (k) => (current.k = k), {
        ease: ease.linear,
        done() {
          if (playing === current) playing = undefined
        },
      })
      cheer(waves, after.score - before.score)
      if (events.some(({ kind: what }) => what === 'bonus')) host.sound('coin')
      return seconds
    },
    point(input) {
      const current = { input, k: 0 }
      hinted = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done() {
          if (hinted === current) hinted = undefined
        },
      })
    },
    path(input) {
      if (isColumns) {
        const to = landing(input[0]!) ?? input[0]!
        return [layout.middle(to)]
      }
      if (kind === 'pairs') return [0, columns - 1].map((at) => layout.middle(hintCell(input[0]!, at)))
      return input.map((cell) => layout.middle(cell))
    },
    down(at) {
      if (tools.state().over) return
      swiped = false
      cursor = -1
      if (isColumns) aimed = columnAt(at)
      else if (isPath) {
        const cell = layout.cellAt(at)
        path = []
        if (cell >= 0) take([cell])
      } else if (kind !== 'pairs') aimed = layout.cellAt(at)
      tools.redraw()
    },
    move(at, from) {
      if (!from) return
      if (isColumns) aimed = columnAt(at)
      else if (kind === 'tens' && path.length > 0) take(ray(layout, definition, path[0]!, at))
      else if (kind === 'chain' && path.length > 0)
        take(extended(definition, tools.state(), path, layout.cellAt(at)))
      else if (kind === 'pairs') swipe(at, from)
      else if (!isPath) aimed = layout.cellAt(at)
      tools.redraw()
    },
    up(at) {
      if (isPath) return finishPath()
      if (kind === 'pairs') return
      const goal = isColumns ? columnAt(at) : layout.cellAt(at)
      aimed = -1
      if (isColumns ? landing(goal) === undefined : goal < 0 || tools.state().cells[goal] !== 0)
        return refuse()
      send([goal])
    },
    key(key) {
      const way = WAYS[key]
      if (kind === 'pairs') return way ? slideBy(SLIDE_KEYS[key]!) : false
      if (isColumns) return keyOfColumns(key)
      if (way) {
        cursor = cursor < 0 ? Math.floor(layout.count / 2) : stepFrom(layout, cursor, way)
        if (isJoining) take(extended(definition, tools.state(), path, cursor))
        tools.redraw()
        return true
      }
      if (key !== 'Enter' && key !== ' ') return false
      if (cursor < 0) cursor = Math.floor(layout.count / 2)
      else if (isPath && isJoining) finishPath()
      else if (isPath) {
        isJoining = true
        take([cursor])
      } else if (tools.state().cells[cursor] === 0) send([cursor])
      else refuse()
      tools.redraw()
      return true
    },
  }

  function swipe(at: Point, from: Point) {
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    if (swiped || Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PIXELS) return
    swiped = true
    slideBy(Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 0 : 1) : dy < 0 ? 2 : 3)
  }

  function slideBy(way: number): boolean {
    const before = tools.state()
    tools.send([way])
    if (tools.state() === before) host.sound('tap', -5)
    return true
  }

  function keyOfColumns(key: string): boolean {
    const way = WAYS[key]
    if (cursor < 0) cursor = Math.floor(columns / 2)
    if (way?.x) {
      cursor = Math.max(0, Math.min(columns - 1, cursor + way.x))
      host.sound('tap', cursor)
    } else if (key === 'Enter' || key === ' ' || way) {
      if (landing(cursor) === undefined) refuse()
      else send([cursor])
    } else return false
    tools.redraw()
    return true
  }
}
