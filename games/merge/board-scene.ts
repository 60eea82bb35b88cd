import { ease } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { cheerTurn, SCALE, WAVE_SECONDS } from './board-cheer.ts'
import { extended, ray, slideLane, stepFrom, swipedWay, wayOfKey, WAYS } from './board-hand.ts'
import { boardLayout, type BoardLayout } from './board-layout.ts'
import { boardPainter, type BoardPainter } from './board-paint.ts'
import { lowestFree } from './columns.ts'
import type { MergeDefinition } from './definitions.ts'
import { isJoined } from './paths.ts'
import { wavesOf, type Wave } from './playback.ts'
import type { Input, State } from './state.ts'
import { groupAt } from './gather.ts'
import { gestureOf } from './gestures.ts'
import { neighboursOf } from './places.ts'

type Tools = SceneTools<MergeDefinition, State, Input>

const SWIPE_PIXELS = 22
const HINT_SECONDS = 1.5

export function boardScene(tools: Tools): Scene<State, Input> {
  const { definition, host } = tools.context
  const { kind, columns } = definition
  const gesture = gestureOf(definition)
  const isColumns = gesture === 'column'
  const isPath = gesture === 'path'
  const isTwin = gesture === 'twin'
  const isSlide = gesture === 'slide'
  const beside = neighboursOf(definition)
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
    if (next.length >= path.length) host.sound('tap', SCALE[Math.min(SCALE.length - 1, next.length - 1)])
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
    } else if (isSlide) painter.path(pen, tools.state().cells, slideLane(definition, input[0]!), true)
    else if (isPath) painter.path(pen, tools.state().cells, input, true)
    else if (isTwin) drawTwins(pen, input)
    else painter.mark(pen, input[0]!, '#ffffff')
    pen.restore()
  }

  const isOpen = (goal: number) => {
    const { cells } = tools.state()
    if (isColumns) return landing(goal) !== undefined
    return goal >= 0 && (gesture === 'group' ? groupAt(cells, beside, goal).length > 1 : cells[goal] === 0)
  }

  function drawTwins(pen: CanvasRenderingContext2D, pair: readonly number[]) {
    for (const [index, cell] of pair.entries()) {
      painter.ghost(pen, cell, tools.state().next[index]!)
      painter.mark(pen, cell, '#ffffff')
    }
  }

  function takeTwin(cell: number) {
    if (cell < 0 || cell === path[0]) return
    if (tools.state().cells[cell] !== 0) return refuse()
    const isSecond = path.length > 0 && beside[path[0]!]!.includes(cell)
    take(isSecond ? [path[0]!, cell] : [cell])
  }

  /** The finger has come from the first cell to another: the second follows it around. */
  function drawTwin(cell: number) {
    const first = path[0]
    if (first === undefined || cell < 0) return
    if (cell === first) path = [first]
    else if (tools.state().cells[cell] === 0 && beside[first]!.includes(cell)) take([first, cell])
  }

  function finishTwins(at: Point) {
    const cell = layout.cellAt(at)
    if (path.length === 2 && cell === path[1]) return send(path)
    // A tap leaves the first of the two lying: the next tap beside it lays the second.
    path = path.slice(0, 1)
    tools.redraw()
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
      if (isTwin) drawTwins(pen, path)
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
      if (aimed >= 0 && gesture === 'place' && state.cells[aimed] === 0)
        painter.ghost(pen, aimed, state.next[0]!)
      if (aimed >= 0 && gesture === 'group' && !playing)
        for (const cell of groupAt(state.cells, beside, aimed)) painter.mark(pen, cell, '#ffffff')
      if (cursor >= 0 && !isColumns && !isSlide) painter.mark(pen, cursor, '#ffe66d')
    },
    play({ before, after, events }) {
      hinted = undefined
      const waves = wavesOf(before.cells, events)
      if (waves.length === 0) return 0
      const current = { waves, k: 0 }
      playing = current
      host.sound(
        isSlide ? 'move' : isPath || gesture === 'group' ? 'pop' : kind === 'shoot' ? 'shoot' : 'place',
      )
      const seconds = waves.length * WAVE_SECONDS
      tools.effects.tween(seconds, (k) => (current.k = k), {
        ease: ease.linear,
        done() {
          if (playing === current) playing = undefined
        },
      })
      cheerTurn(tools, layout, waves, after.score - before.score)
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
      if (isSlide) return slideLane(definition, input[0]!).map((cell) => layout.middle(cell))
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
      } else if (isTwin) takeTwin(layout.cellAt(at))
      else if (!isSlide) aimed = layout.cellAt(at)
      tools.redraw()
    },
    move(at, from) {
      if (!from) return
      if (isColumns) aimed = columnAt(at)
      else if (kind === 'tens' && path.length > 0) take(ray(layout, definition, path[0]!, at))
      else if (isPath && path.length > 0) take(extended(definition, tools.state(), path, layout.cellAt(at)))
      else if (isSlide) swipe(at, from)
      else if (isTwin) drawTwin(layout.cellAt(at))
      else if (!isPath) aimed = layout.cellAt(at)
      tools.redraw()
    },
    up(at) {
      if (isPath) return finishPath()
      if (isSlide) return
      if (isTwin) return finishTwins(at)
      const goal = isColumns ? columnAt(at) : layout.cellAt(at)
      aimed = -1
      if (!isOpen(goal)) return refuse()
      send([goal])
    },
    key(key) {
      const way = WAYS[key]
      if (isSlide) {
        const slide = wayOfKey(definition, key)
        return slide === undefined ? false : slideBy(slide)
      }
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
      } else if (isTwin) {
        takeTwin(cursor)
        if (path.length === 2) send(path)
      } else if (isOpen(cursor)) send([cursor])
      else refuse()
      tools.redraw()
      return true
    },
  }

  function swipe(at: Point, from: Point) {
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    if (swiped || Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PIXELS) return
    swiped = true
    slideBy(swipedWay(definition, dx, dy))
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
