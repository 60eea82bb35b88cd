import { inside, signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { partnerOf } from './grid-boards.ts'
import { cellsOf, pairOf } from './grid-deal.ts'
import { SHUFFLE, type GridState } from './grid-rules.ts'
import { linkBetween } from './links.ts'
import { isArrow, nearest } from './nearest.ts'
import { slid, slideAt } from './slide.ts'
import { SHUFFLE_SIGN } from './table-look.ts'
import { SKINS } from './tile-look.ts'
import { RIM, BUTTON, type GridTable, board, middle, drawGrid } from './grid-picture.ts'

const LARGEST_CELL = 78
const STRIP = 62
const LINK_SECONDS = 0.34
const SLIDE_SECONDS = 0.28
const HINT_SECONDS = 2
const SCALE = [0, 2, 4, 7, 9, 12]

/** Tap two equal tiles: the line between them is shown. */
export function gridScene(tools: SceneTools<ConnectDefinition, GridState, number>): Scene<GridState, number> {
  const { host, definition, number, text } = tools.context
  const skin: keyof typeof SKINS = definition.kind
  const stamps = sprites()
  const table = document.createElement('canvas')
  const sign = new Path2D(SHUFFLE_SIGN)
  const scene: GridTable = {
    tools,
    host,
    definition,
    number,
    text,
    skin,
    stamps,
    table,
    sign,
    room: { width: 1, height: 1 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    button: { x: 0, y: 0, width: BUTTON, height: BUTTON },
    unit: 1,
    isPainted: false,
    motion: 0,
    chosen: undefined,
    cursor: undefined,
    pointing: [],
    shaken: undefined,
    leaving: undefined,
    thread: undefined,
    sliding: undefined,
    hidden: 1,
  }
  return {
    layout: (size) => layout(scene, size),
    show: () => show(scene),
    play(move) {
      scene.pointing = []
      return playLink(scene, move)
    },
    draw: (pen) => drawGrid(scene, pen),
    point: (input) => point(scene, input),
    path: (input) =>
      input === SHUFFLE
        ? [{ x: scene.button.x + BUTTON / 2, y: scene.button.y + BUTTON / 2 }]
        : cellsOf(input).map((cell) => middle(scene, cell)),
    down: (at) => down(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

function under(scene: GridTable, at: Point): number | undefined {
  const found = scene.tools.state().cells.findIndex((face, cell) => {
    const { x, y } = middle(scene, cell)
    return face > 0 && Math.abs(at.x - x) < scene.unit / 2 && Math.abs(at.y - y) < scene.unit / 2
  })
  return found < 0 ? undefined : found
}

const choices = (scene: GridTable) =>
  scene.tools.state().cells.flatMap((face, cell) => (face > 0 ? [{ id: cell, at: middle(scene, cell) }] : []))

function choose(scene: GridTable, cell: number) {
  const { tools, host } = scene
  const { cells } = tools.state()
  if (scene.chosen === undefined || scene.chosen === cell) {
    scene.chosen = scene.chosen === cell ? undefined : cell
    host.sound('tap', scene.chosen === undefined ? -3 : 0)
    return
  }
  const goTogether = cells[cell] === partnerOf(board(scene), cells[scene.chosen]!)
  if (goTogether && linkBetween(board(scene), cells, scene.chosen, cell)) {
    const pair = pairOf(scene.chosen, cell)
    scene.chosen = undefined
    tools.send(pair)
    return
  }
  if (goTogether) {
    const mine = { cell, k: 0 }
    scene.shaken = mine
    tools.effects.tween(0.4, (k) => (mine.k = k), {
      done: () => scene.shaken === mine && (scene.shaken = undefined),
    })
    host.sound('bad')
    host.announce(scene.text('say.noWay'))
  } else host.sound('tap', 2)
  scene.chosen = cell
}

function shuffle(scene: GridTable) {
  const { tools } = scene
  if (tools.state().shuffles > 0) tools.send(SHUFFLE)
  else scene.host.sound('bad')
}

function playShuffle(scene: GridTable): number {
  scene.host.sound('deal')
  scene.hidden = 0.2
  scene.tools.effects.tween(0.36, (k) => (scene.hidden = 0.2 + 0.8 * k), { ease: ease.back })
  return 0.36
}

function playLink(scene: GridTable, { input, before, after }: Played<GridState, number>): number {
  const { host, tools } = scene
  const mine = ++scene.motion
  if (input === SHUFFLE) return playShuffle(scene)
  const [one, other] = cellsOf(input)
  const field = board(scene)
  const link = linkBetween(field, before.cells, one, other) ?? []
  const points = link.map((cell) => middle(scene, cell))
  scene.leaving = { cells: [one, other], faces: [before.cells[one]!, before.cells[other]!], k: 0 }
  scene.thread = { points, k: 0 }
  const cleared = before.cells.map((cell, at) => (at === one || at === other ? 0 : cell))
  const { from } = slid(field, cleared, slideAt(field.slide, before.turn))
  const moves = from.some((origin, cell) => origin !== cell && after.cells[cell]! > 0)
  scene.sliding = { from, k: 0 }
  const [gone, line, slide] = [scene.leaving, scene.thread, scene.sliding]
  host.sound('merge', SCALE[Math.min(5, after.streak)])
  const gain = after.score - before.score
  tools.effects.tween(LINK_SECONDS, (k) => (gone.k = line.k = k), {
    ease: ease.linear,
    done() {
      if (mine !== scene.motion) return
      scene.leaving = scene.thread = undefined
      for (const cell of [one, other])
        tools.effects.burst(middle(scene, cell), {
          count: 7,
          colors: ['#fff3c4', '#7df0dc', '#ffffff'],
          speed: 130,
        })
      const { x, y } = middle(scene, other)
      tools.effects.rise(
        signed(`+${scene.number(gain)}`),
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
    done: () => mine === scene.motion && (scene.sliding = undefined),
  })
  return LINK_SECONDS + (moves ? SLIDE_SECONDS : 0)
}

function layout(scene: GridTable, size: StageSize) {
  scene.room = size
  const { width, height } = board(scene)
  const [across, down] = [width - 2 + 2 * RIM, height - 2 + 2 * RIM]
  scene.unit = Math.min(LARGEST_CELL, (size.width - 22) / across, (size.height - STRIP - 26) / down)
  scene.box = {
    x: (size.width - scene.unit * across) / 2,
    y: 13 + Math.max(0, (size.height - STRIP - 26 - scene.unit * down) / 2),
    width: scene.unit * across,
    height: scene.unit * down,
  }
  scene.button = {
    x: size.width / 2 + (board(scene).slide === 'none' ? 0 : 34) - BUTTON / 2,
    y: Math.min(size.height - BUTTON - 8, scene.box.y + scene.box.height + 15),
    width: BUTTON,
    height: BUTTON,
  }
  scene.stamps.clear()
  scene.isPainted = false
}

function show(scene: GridTable) {
  scene.motion++
  scene.chosen = scene.cursor = scene.shaken = scene.leaving = scene.thread = scene.sliding = undefined
  scene.pointing = []
  scene.hidden = 1
  scene.isPainted = false
}

function point(scene: GridTable, input: number) {
  scene.pointing = input === SHUFFLE ? [] : cellsOf(input)
  if (input === SHUFFLE) scene.host.toast(scene.text('say.shuffleNow'))
  const mine = scene.pointing
  scene.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => scene.pointing === mine && (scene.pointing = []),
  })
}

function down(scene: GridTable, at: Point) {
  scene.cursor = undefined
  if (inside(scene.button, at)) shuffle(scene)
  else {
    const cell = under(scene, at)
    if (cell !== undefined) choose(scene, cell)
    else scene.chosen = undefined
  }
  scene.tools.redraw()
}

function pressKey(scene: GridTable, key: string) {
  const { tools } = scene
  if (key === 's' || key === 'S') shuffle(scene)
  else if (isArrow(key)) scene.cursor = nearest(choices(scene), scene.cursor, key)
  else if ((key === 'Enter' || key === ' ') && scene.cursor !== undefined) choose(scene, scene.cursor)
  else return false
  if (scene.cursor !== undefined && !(tools.state().cells[scene.cursor]! > 0))
    scene.cursor = choices(scene)[0]?.id
  tools.redraw()
  return true
}
