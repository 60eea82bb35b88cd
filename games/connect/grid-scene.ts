import { copyWhole, inside, signed, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { gridBoard, partnerOf } from './grid-boards.ts'
import { cellsOf, pairOf } from './grid-deal.ts'
import { SHUFFLE, type GridState } from './grid-rules.ts'
import { linkBetween } from './links.ts'
import { isArrow, nearest } from './nearest.ts'
import { drawMark, drawThread, drawWays } from './marks.ts'
import { slid, slideAt } from './slide.ts'
import { drawButton, paintTable, SHUFFLE_SIGN } from './table-look.ts'
import { DEPTH, SKINS, stonePicture, tilePicture } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** The rim is this wide, in cells; lines run along it. */
const RIM = 0.42
const LARGEST_CELL = 78
const STRIP = 62
const BUTTON = 46
const LINK_SECONDS = 0.34
const SLIDE_SECONDS = 0.28
const HINT_SECONDS = 2
const SCALE = [0, 2, 4, 7, 9, 12]
/** Colours of the numbers from one to nine. */
const NUMBERS = [
  '#b3372c',
  '#1d62a8',
  '#1f7a4f',
  '#8a3fa0',
  '#b06a12',
  '#3d4658',
  '#0f7f8c',
  '#a82a6a',
  '#5a6a10',
]

/** Tiles on a table: two equal ones are tapped, and the line between them shows. */
export function gridScene(tools: SceneTools<ConnectDefinition, GridState, number>): Scene<GridState, number> {
  const { host, definition, number, text } = tools.context
  const skin: keyof typeof SKINS = definition.kind
  const stamps = sprites()
  const table = document.createElement('canvas')
  const sign = new Path2D(SHUFFLE_SIGN)
  let room: StageSize = { width: 1, height: 1 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let button: Box = { x: 0, y: 0, width: BUTTON, height: BUTTON }
  let unit = 1
  let isPainted = false
  let motion = 0
  let chosen: number | undefined
  let cursor: number | undefined
  let pointing: readonly number[] = []
  let shaken: { readonly cell: number; k: number } | undefined
  let leaving: { readonly cells: readonly number[]; readonly faces: readonly number[]; k: number } | undefined
  let thread: { readonly points: readonly Point[]; k: number } | undefined
  /** Where tiles come from while they slide, and how far they have come. */
  let sliding: { readonly from: readonly number[]; k: number } | undefined
  let hidden = 1

  const board = () => gridBoard(definition.kind, tools.state().level)

  function middle(cell: number): Point {
    const { width, height } = board()
    const along = (index: number, count: number) =>
      index === 0 ? RIM / 2 : index === count - 1 ? count - 2 + RIM * 1.5 : RIM + index - 0.5
    return {
      x: box.x + along(cell % width, width) * unit,
      y: box.y + along(Math.floor(cell / width), height) * unit,
    }
  }

  function under(at: Point): number | undefined {
    const found = tools.state().cells.findIndex((face, cell) => {
      const { x, y } = middle(cell)
      return face > 0 && Math.abs(at.x - x) < unit / 2 && Math.abs(at.y - y) < unit / 2
    })
    return found < 0 ? undefined : found
  }

  const choices = () =>
    tools.state().cells.flatMap((face, cell) => (face > 0 ? [{ id: cell, at: middle(cell) }] : []))

  function paint(pen: Pen) {
    const ratio = pen.getTransform().a
    table.width = Math.ceil(room.width * ratio)
    table.height = Math.ceil(room.height * ratio)
    const inner = table.getContext('2d')!
    inner.scale(ratio, ratio)
    paintTable(inner, definition, box, { x: 0, y: 0, ...room })
    isPainted = true
  }

  function drawTile(pen: Pen, face: number, at: Point, { lift = 0, size = 1 } = {}) {
    const side = unit * 0.94 * size
    const isNumber = board().sum > 0
    const picture = face < 0 ? stonePicture(unit * 0.94) : tilePicture(skin, isNumber ? 0 : face, unit * 0.94)
    const y = at.y - unit * (DEPTH / 2 + lift)
    stamps.draw(pen, picture, { x: at.x - side / 2, y: y - side / 2, width: side, height: side })
    if (isNumber && face > 0)
      write(pen, number(face), at.x, y + side * 0.03, {
        size: side * 0.62,
        color: NUMBERS[face - 1]!,
      })
  }

  function placeOf(cell: number): Point {
    const to = middle(cell)
    if (!sliding || sliding.from[cell] === cell) return to
    const from = middle(sliding.from[cell]!)
    return { x: from.x + (to.x - from.x) * sliding.k, y: from.y + (to.y - from.y) * sliding.k }
  }

  function drawTiles(pen: Pen, state: GridState) {
    for (const [cell, face] of state.cells.entries()) {
      if (face === 0) continue
      const at = placeOf(cell)
      const swing = shaken?.cell === cell ? Math.sin(shaken.k * 22) * (1 - shaken.k) * unit * 0.08 : 0
      const isUp = cell === chosen
      drawTile(
        pen,
        face,
        { x: at.x + swing, y: at.y },
        { lift: isUp ? 0.07 : 0, size: face > 0 ? hidden : 1 },
      )
      if (isUp) drawMark(pen, at, unit, '#ffd24a', 0.07)
      if (cell === cursor) drawMark(pen, at, unit, '#3fe0cf')
      if (pointing.includes(cell)) drawMark(pen, at, unit, '#fff4b8', 0.02)
    }
    if (!leaving) return
    for (const [index, cell] of leaving.cells.entries()) {
      const gone = Math.max(0, (leaving.k - 0.55) / 0.45)
      drawTile(pen, leaving.faces[index]!, middle(cell), { lift: 0.1, size: 1.06 * (1 - gone) })
    }
  }

  function choose(cell: number) {
    const { cells } = tools.state()
    if (chosen === undefined || chosen === cell) {
      chosen = chosen === cell ? undefined : cell
      host.sound('tap', chosen === undefined ? -3 : 0)
      return
    }
    const goTogether = cells[cell] === partnerOf(board(), cells[chosen]!)
    if (goTogether && linkBetween(board(), cells, chosen, cell)) {
      const pair = pairOf(chosen, cell)
      chosen = undefined
      tools.send(pair)
      return
    }
    if (goTogether) {
      const mine = { cell, k: 0 }
      shaken = mine
      tools.effects.tween(0.4, (k) => (mine.k = k), { done: () => shaken === mine && (shaken = undefined) })
      host.sound('bad')
      host.announce(text('say.noWay'))
    } else host.sound('tap', 2)
    chosen = cell
  }

  function shuffle() {
    if (tools.state().shuffles > 0) tools.send(SHUFFLE)
    else host.sound('bad')
  }

  function playShuffle(): number {
    host.sound('deal')
    hidden = 0.2
    tools.effects.tween(0.36, (k) => (hidden = 0.2 + 0.8 * k), { ease: ease.back })
    return 0.36
  }

  function play({ input, before, after }: Played<GridState, number>): number {
    const mine = ++motion
    if (input === SHUFFLE) return playShuffle()
    const [one, other] = cellsOf(input)
    const field = board()
    const link = linkBetween(field, before.cells, one, other) ?? []
    const points = link.map(middle)
    leaving = { cells: [one, other], faces: [before.cells[one]!, before.cells[other]!], k: 0 }
    thread = { points, k: 0 }
    const cleared = before.cells.map((cell, at) => (at === one || at === other ? 0 : cell))
    const { from } = slid(field, cleared, slideAt(field.slide, before.turn))
    const moves = from.some((origin, cell) => origin !== cell && after.cells[cell]! > 0)
    sliding = { from, k: 0 }
    const [gone, line, slide] = [leaving, thread, sliding]
    host.sound('merge', SCALE[Math.min(5, after.streak)])
    const gain = after.score - before.score
    tools.effects.tween(LINK_SECONDS, (k) => (gone.k = line.k = k), {
      ease: ease.linear,
      done() {
        if (mine !== motion) return
        leaving = thread = undefined
        for (const cell of [one, other])
          tools.effects.burst(middle(cell), {
            count: 7,
            colors: ['#fff3c4', '#7df0dc', '#ffffff'],
            speed: 130,
          })
        const { x, y } = middle(other)
        tools.effects.rise(
          signed(`+${number(gain)}`),
          { x, y: y - 10 },
          after.streak > 1 ? '#7df0c8' : '#fff3b0',
        )
        if (after.streak > 2) host.happy(0.15 * after.streak)
        if (moves) host.sound('move', -2)
      },
    })
    tools.effects.tween(moves ? SLIDE_SECONDS : 0.01, (k) => (slide.k = k), {
      ease: ease.inOut,
      delay: LINK_SECONDS * 0.8,
      done: () => mine === motion && (sliding = undefined),
    })
    return LINK_SECONDS + (moves ? SLIDE_SECONDS : 0)
  }

  return {
    layout(size) {
      room = size
      const { width, height } = board()
      const [across, down] = [width - 2 + 2 * RIM, height - 2 + 2 * RIM]
      unit = Math.min(LARGEST_CELL, (size.width - 22) / across, (size.height - STRIP - 26) / down)
      box = {
        x: (size.width - unit * across) / 2,
        y: 13 + Math.max(0, (size.height - STRIP - 26 - unit * down) / 2),
        width: unit * across,
        height: unit * down,
      }
      button = {
        x: size.width / 2 + (board().slide === 'none' ? 0 : 34) - BUTTON / 2,
        y: Math.min(size.height - BUTTON - 8, box.y + box.height + 15),
        width: BUTTON,
        height: BUTTON,
      }
      stamps.clear()
      isPainted = false
    },
    show() {
      motion++
      chosen = cursor = shaken = leaving = thread = sliding = undefined
      pointing = []
      hidden = 1
      isPainted = false
    },
    play(move) {
      pointing = []
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (!isPainted) paint(pen)
      copyWhole(pen, table)
      drawTiles(pen, state)
      if (thread) drawThread(pen, thread.points, thread.k, unit)
      drawButton(pen, button, sign, { count: number(state.shuffles), off: state.shuffles === 0 })
      const way = slideAt(board().slide, state.turn)
      if (way !== 'none') drawWays(pen, { x: button.x - 44, y: button.y + BUTTON / 2 }, BUTTON * 0.5, way)
      if (state.streak > 1)
        write(pen, signed(`×${number(state.streak)}`), button.x + BUTTON + 30, button.y + BUTTON / 2, {
          size: 22,
          color: '#7df0c8',
        })
    },
    point(input) {
      pointing = input === SHUFFLE ? [] : cellsOf(input)
      if (input === SHUFFLE) host.toast(text('say.shuffleNow'))
      const mine = pointing
      tools.effects.tween(HINT_SECONDS, () => undefined, {
        done: () => pointing === mine && (pointing = []),
      })
    },
    path: (input) =>
      input === SHUFFLE
        ? [{ x: button.x + BUTTON / 2, y: button.y + BUTTON / 2 }]
        : cellsOf(input).map(middle),
    down(at) {
      cursor = undefined
      if (inside(button, at)) shuffle()
      else {
        const cell = under(at)
        if (cell !== undefined) choose(cell)
        else chosen = undefined
      }
      tools.redraw()
    },
    key(key) {
      if (key === 's' || key === 'S') shuffle()
      else if (isArrow(key)) cursor = nearest(choices(), cursor, key)
      else if ((key === 'Enter' || key === ' ') && cursor !== undefined) choose(cursor)
      else return false
      if (cursor !== undefined && !(tools.state().cells[cursor]! > 0)) cursor = choices()[0]?.id
      tools.redraw()
      return true
    },
  }
}
