import type { Brush } from '#kit/game/micro/brush.ts'
import { OFF, type Board } from './board.ts'
import type { Kind } from './definitions.ts'
import { flower, pebble, tuft } from './ground-decor.ts'

/** Pen units per cell. */
export const CELL = 40

const spot = ({ x, y }: Board, cell: number): readonly [number, number] => [x[cell]! * CELL, y[cell]! * CELL]

/** A stable number 0 to 1 per cell, for decoration. */
const grain = (cell: number, salt: number) => {
  const mixed = Math.imul(cell * 151 + salt * 37 + 11, 2654435761) >>> 0
  return (mixed >>> 8) / 2 ** 24
}

/** `isBare` leaves out decoration: a cover has to be small. */
type Paint = (brush: Brush, board: Board, isBare?: boolean) => void

interface Land {
  readonly rim: string
  readonly ground: string
  readonly light: string
  readonly bush: string
  /** Lower edge, surface and middle of the path. */
  readonly way: readonly [string, string, string]
  /** Decoration. */
  readonly decor?: (brush: Brush, x: number, y: number) => void
}

const SAND = ['#a87f48', '#e8cb8d', '#f4dfae'] as const
/** Ground with soft squares and a path. */
function land({ rim, ground, light, bush, way, decor = tuft(bush) }: Land): Paint {
  return (brush, board, isBare) => {
    const { width, height } = board
    brush.slab(-8, -8, width * CELL + 16, height * CELL + 16, 22, rim, 10)
    brush.round(-3, -3, width * CELL + 6, height * CELL + 6, 18, ground)
    for (const cell of board.x.keys()) {
      if (board.next[cell] !== OFF) continue
      const [x, y] = spot(board, cell)
      if ((Math.floor(board.x[cell]!) + Math.floor(board.y[cell]!)) % 2 === 0)
        brush.round(x - 19, y - 19, 38, 38, 9, light, 0.5)
      if (!isBare && grain(cell, 1) < 0.3)
        decor(brush, x + grain(cell, 2) * 22 - 11, y + grain(cell, 3) * 22 - 11)
    }
    for (const { cell, loop } of board.locks) {
      const last = board.next[loop.at(-1)!]!
      track(
        brush,
        [cell, ...loop, last].flatMap((at) => spot(board, at)),
        way,
      )
    }
    wayOf(brush, board, way)
  }
}

function track(brush: Brush, way: readonly number[], [edge, surface, middle]: Land['way']) {
  const points = cornersOf(way)
  const raised = (by: number) => points.map((value, index) => (index % 2 ? value - by : value))
  brush.line(points, 33, edge)
  brush.line(raised(2), 30, surface)
  brush.line(raised(3), 16, middle, 0.7)
}

/** A path without the points on straight lines. */
function cornersOf(way: readonly number[]): number[] {
  const kept = way.slice(0, 2)
  for (let at = 2; at + 3 < way.length; at += 2) {
    const [fromX, fromY] = kept.slice(-2) as [number, number]
    const [x, y, toX, toY] = way.slice(at, at + 4) as [number, number, number, number]
    if (Math.abs((x - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) > 1) kept.push(x, y)
  }
  return [...kept, ...way.slice(-2)]
}

/** The path of foes, with their goal at its end. */
function wayOf(brush: Brush, board: Board, colors: Land['way']) {
  const [first] = board.starts
  const [startX, startY] = spot(board, first!)
  const isTop = board.y[first!]! < 1
  const points = [isTop ? startX : startX < 100 ? -6 : board.width * CELL + 6, isTop ? -6 : startY]
  for (let cell = first!; cell >= 0; cell = straightOn(board, cell)) points.push(...spot(board, cell))
  track(brush, points, colors)
  const [endX, endY] = points.slice(-2)
  hut(brush, endX!, endY!)
}

const straightOn = ({ next, locks }: Board, cell: number) =>
  locks.find((lock) => lock.cell === cell)?.straight ?? next[cell]!

/** The goal of foes. */
function hut(brush: Brush, x: number, y: number) {
  brush.disc(x, y + 6, 19, '#06202a', 0.25)
  brush.round(x - 12, y - 10, 24, 20, 4, '#f4e3b5')
  brush.round(x - 4, y - 2, 8, 12, 3, '#7a4f2f')
  brush.shape([x - 18, y - 8, x, y - 26, x + 18, y - 8], '#c2603f')
  brush.line([x - 15, y - 8, x + 15, y - 8], 2.4, '#e08a5a')
}

/** Pads mark the sites where only some cells are allowed. */
const padded =
  (paint: Paint, color: string): Paint =>
  (brush, board, isBare) => {
    paint(brush, board, isBare)
    for (const cell of board.sites) {
      const [x, y] = spot(board, cell)
      brush.puck(x, y + 2, 17, color, 4)
      brush.ring(x, y + 2, 11, 2, '#ffffff', 0.35)
    }
  }

const railed =
  (paint: Paint): Paint =>
  (brush, board, isBare) => {
    paint(brush, board, isBare)
    const points = [...board.sites, board.sites[0]!].flatMap((cell) => spot(board, cell))
    for (const [index, cell] of board.sites.entries()) {
      const [x, y] = spot(board, cell)
      const [nextX] = spot(board, board.sites[(index + 1) % board.sites.length]!)
      const isAcross = Math.abs(nextX - x) > 1
      for (const step of isBare ? [0] : [-12, 0, 12])
        if (isAcross) brush.round(x + step - 2, y - 4, 5, 24, 2, '#6a4a30')
        else brush.round(x - 12, y + 8 + step - 2, 24, 5, 2, '#6a4a30')
    }
    for (const shift of [-6, 6])
      brush.line(
        cornersOf(points).map((value, index) => (index % 2 ? value + 8 : value) + shift),
        2.6,
        '#c9d2dc',
      )
  }

const shallows: Paint = (brush, board, isBare) => {
  const { width, height } = board
  brush.slab(-8, -8, width * CELL + 16, height * CELL + 16, 22, '#8a6a4a', 10)
  brush.round(-3, -3, width * CELL + 6, height * CELL + 6, 18, '#2f8f93')
  for (const [cell] of board.x.entries()) {
    const [x, y] = spot(board, cell)
    if (isBare && (Math.floor(board.x[cell]!) + Math.floor(board.y[cell]!)) % 2) continue
    brush.round(x - 18.4, y - 18.4, 36.8, 36.8, 10, grain(cell, 4) < 0.5 ? '#46a9a6' : '#3f9f9f')
    if (!isBare && grain(cell, 5) < 0.22)
      brush.arc(x + grain(cell, 6) * 12 - 6, y + 4, 6, 3.6, 5.8, 1.6, '#ffffff', 0.3)
  }
  for (const start of board.starts) {
    const [x, y] = spot(board, start)
    brush.glow(x, y - 8, 22, '#bff0ff')
    brush.shape([x - 9, y - 10, x + 9, y - 10, x, y + 4], '#dffcff', 0.9)
  }
  const exit = board.next.indexOf(-1)
  hut(brush, ...(spot(board, exit) as [number, number]))
}

const piers: Paint = (brush, board, isBare) => {
  const { width, height } = board
  brush.round(-10, -10, width * CELL + 20, height * CELL + 34, 22, '#2a6fa0')
  for (let lane = 0; lane < width; lane++) {
    const x = lane * CELL
    brush.round(x + 3, -8, CELL - 6, height * CELL + 12, 6, '#5a3f2a', 0.6)
    if (isBare) brush.round(x + 2, 1, CELL - 4, height * CELL, 3, '#bb8450')
    for (let row = 0; row < (isBare ? 0 : height); row++)
      for (const plank of [0, 1, 2]) {
        const y = row * CELL + plank * 13.3 + 1
        const color = grain(lane * 40 + row * 3 + plank, 7) < 0.5 ? '#c08a54' : '#b37d48'
        brush.round(x + 2, y, CELL - 4, 12, 3, row === 0 ? '#8f6a48' : color)
      }
  }
  if (isBare)
    for (let row = 0; row < height * 2; row++)
      brush.line([2, row * 20, width * CELL - 2, row * 20], 1.6, '#7a5230')
  brush.round(-10, height * CELL + 2, width * CELL + 20, 22, 10, '#f0d79a')
  for (let lane = 0; lane < width; lane++) brush.disc(lane * CELL + 20, height * CELL + 12, 3, '#d9b56a')
}

const wheel: Paint = (brush, board, isBare) => {
  const middle = (board.width / 2) * CELL
  brush.disc(middle, middle + 8, middle - 4, '#0b1030', 0.35)
  brush.disc(middle, middle, middle - 6, '#2f3f86')
  brush.disc(middle, middle, middle - 26, '#3b4f9c')
  for (const start of board.starts) {
    const [x, y] = spot(board, start)
    const [toX, toY] = [x + (middle - x) * 0.62, y + (middle - y) * 0.62]
    brush.line([x + (x - middle) * 0.1, y + (y - middle) * 0.1, toX, toY], 22, '#6a4a34')
    brush.line([x + (x - middle) * 0.1, y + (y - middle) * 0.1 - 2, toX, toY - 2], 18, '#c79660')
  }
  brush.puck(middle, middle, 84, '#8a79d8', 8)
  brush.ring(middle, middle, 58, 34, '#7464c4')
  for (const slot of board.sites) {
    const [x, y] = spot(board, slot)
    brush.disc(x, y, 19, '#5a4ba8')
    if (!isBare) brush.ring(x, y, 18, 2, '#b3a6ff', 0.7)
  }
  brush.puck(middle, middle, 26, '#f4e3b5', 6)
  brush.puck(middle, middle - 8, 17, '#ff6b52', 6)
  brush.glow(middle, middle - 14, 34, '#ffe066')
  brush.disc(middle, middle - 14, 8, '#fff4c4')
}

const groundOf: Readonly<Record<Kind, Paint>> = {
  path: land({ rim: '#d9b679', ground: '#5fae5a', light: '#74c06a', bush: '#3f8a4a', way: SAND }),
  maze: shallows,
  merge: land({ rim: '#d9b679', ground: '#c98f5a', light: '#d9a26c', bush: '#8a9a4a', way: SAND }),
  lanes: piers,
  ring: wheel,
  fork: land({
    rim: '#8a9aa8',
    ground: '#7fb8a0',
    light: '#92c8b0',
    bush: '#4f8a6a',
    way: ['#1f5f7a', '#3f9fc0', '#6fc4dc'],
  }),
  belt: land({
    rim: '#6a4a34',
    ground: '#b98f66',
    light: '#c79e74',
    bush: '#8a6a44',
    way: ['#5a5048', '#8f8578', '#a89e90'],
    decor: pebble('#8a7458'),
  }),
  grown: padded(
    land({
      rim: '#e0a8a0',
      ground: '#f0c4b0',
      light: '#f6d2c0',
      bush: '#e07a8a',
      way: ['#3f8fa0', '#6fc8d0', '#9fe0e0'],
      decor: flower('#ff86a8'),
    }),
    '#c2607a',
  ),
  hero: padded(
    land({
      rim: '#c99a5a',
      ground: '#f0d79a',
      light: '#f6e2b0',
      bush: '#b8a05a',
      way: ['#b08a50', '#d9b878', '#e8cc94'],
      decor: pebble('#ff9a8a'),
    }),
    '#a8793c',
  ),
  traps: land({
    rim: '#5a5a40',
    ground: '#4f6f3f',
    light: '#5c7f4a',
    bush: '#2f5a2f',
    way: ['#5a5648', '#a8a288', '#bdb79c'],
  }),
  night: land({
    rim: '#5a5080',
    ground: '#3f5f6a',
    light: '#4a6c78',
    bush: '#2a4a54',
    way: ['#5a4a6a', '#9080a0', '#a494b4'],
    decor: flower('#9fb0ff'),
  }),
  rail: railed(
    land({
      rim: '#a87f48',
      ground: '#c9b070',
      light: '#d4bc7e',
      bush: '#7a8a4a',
      way: ['#7a5a3a', '#b8905a', '#c8a26c'],
    }),
  ),
  elements: land({
    rim: '#3a2a34',
    ground: '#5a4450',
    light: '#66505c',
    bush: '#8a4a4a',
    way: ['#2a1c24', '#8a6a5a', '#9c7c6a'],
    decor: pebble('#ff7a4a'),
  }),
  caller: land({
    rim: '#4a6a78',
    ground: '#3f7f7a',
    light: '#4a8c86',
    bush: '#2a5f5a',
    way: ['#3a4a54', '#8f9aa4', '#a4b0ba'],
  }),
}

/** Everything static, in `CELL` units per cell. */
export const drawGround = (brush: Brush, kind: Kind, board: Board, isBare?: boolean) =>
  groundOf[kind](brush, board, isBare)
