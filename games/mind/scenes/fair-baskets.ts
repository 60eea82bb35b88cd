import { inside, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import {
  basketIn,
  PILE,
  putOf,
  rules,
  stoneIn,
  stonesIn,
  weightOf,
  type BasketState,
} from '../rules/fair-baskets.ts'
import {
  digits,
  GREEN,
  ground,
  halo,
  INK,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  pebble,
  plank,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const GLIDE_SECONDS = 0.26
const STONES = ['#fff0d2', '#ffe3cf', '#e6f0d8', '#ffeabf'] as const
const GAP = 8

/** Baskets, the pile, and the held stone. */
interface Table {
  readonly tools: Tools<BasketState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  radius: number
  baskets: readonly Box[]
  pile: readonly Point[]
  picked: number | undefined
  cursor: number | undefined
  moving: { readonly stone: number; readonly from: Point; k: number } | undefined
}

function scene(tools: Tools<BasketState>): Scene<BasketState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    radius: 1,
    baskets: [],
    pile: [],
    picked: undefined,
    cursor: undefined,
    moving: undefined,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: () => show(table),
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point(input) {
      const basket = basketIn(input)
      hints.show(basket === PILE ? [stoneIn(input)] : [stoneIn(input), 100 + basket])
    },
    path(input) {
      const from = placeOf(table, tools.state(), stoneIn(input))
      const box = table.baskets[basketIn(input)]
      return box ? [from, { x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [from]
    },
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

function slot(table: Table, basket: number, index: number): Point {
  const { x, y, height } = table.baskets[basket]!
  return { x: x + 54 + (index + 0.5) * (2 * table.radius + GAP), y: y + height / 2 }
}

function placeOf(table: Table, state: BasketState, stone: number): Point {
  const basket = state.put[stone]!
  return basket === PILE ? table.pile[stone]! : slot(table, basket, stonesIn(state, basket).indexOf(stone))
}

/** Stones first, then the baskets: what keys can reach. */
function reachable(table: Table): readonly Point[] {
  const state = table.tools.state()
  return [
    ...state.weights.map((_, stone) => placeOf(table, state, stone)),
    ...table.baskets.map(({ x, y, height }) => ({ x: x + 28, y: y + height / 2 })),
  ]
}

function tapStone(table: Table, stone: number) {
  const { tools, host } = table
  const state = tools.state()
  if (state.put[stone] !== PILE) return tools.send(putOf(stone, PILE))
  table.picked = table.picked === stone ? undefined : stone
  host.sound('tap', 3)
}

function tapBasket(table: Table, basket: number) {
  const { tools, host } = table
  const state = tools.state()
  const isFull = stonesIn(state, basket).length >= state.room[basket]!
  if (table.picked === undefined || isFull) return host.sound('bad')
  tools.send(putOf(table.picked, basket))
}

function drawBasket(table: Table, pen: Pen, state: BasketState, basket: number) {
  const { number, hints } = table
  const box = table.baskets[basket]!
  const weight = weightOf(state, basket)
  const isFull = stonesIn(state, basket).length === state.room[basket]
  const isRight = isFull && weight === state.target
  const isOver = weight > state.target || (isFull && !isRight)
  plank(pen, box, 18, isRight ? '#4a8a4a' : '#a8693c')
  for (let index = 0; index < state.room[basket]!; index++) {
    const { x, y } = slot(table, basket, index)
    ground(pen, x, y, table.radius * 0.9, table.radius * 0.9)
  }
  const tag = { x: box.x + 28, y: box.y + box.height / 2 }
  pebble(pen, { x: tag.x, y: tag.y - 1 }, 20, isRight ? GREEN : isOver ? '#d0503f' : '#6b4522')
  digits(pen, number(weight), tag, 20, PAPER)
  if (table.picked !== undefined && !isFull)
    strokeRound(
      pen,
      { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 },
      20,
      LAMP,
      3,
    )
  const pulse = hints.pulse(100 + basket)
  if (pulse !== undefined) halo(pen, tag, 24 + pulse * 4, '#ffffff', 5)
  if (table.cursor === state.weights.length + basket) halo(pen, tag, 26, '#3fe0cf', 4)
}

function drawStone(table: Table, pen: Pen, state: BasketState, stone: number) {
  const { number, hints } = table
  let at = placeOf(table, state, stone)
  if (table.moving?.stone === stone) {
    const { from, k } = table.moving
    at = { x: from.x + (at.x - from.x) * k, y: from.y + (at.y - from.y) * k - Math.sin(Math.PI * k) * 20 }
  }
  const isPicked = table.picked === stone
  const shown = { x: at.x, y: at.y - (isPicked ? 8 : 0) }
  pebble(pen, shown, table.radius, isPicked ? LAMP : STONES[stone % STONES.length]!)
  digits(pen, number(state.weights[stone]!), shown, table.radius * 0.98, INK)
  const pulse = hints.pulse(stone)
  if (pulse !== undefined) halo(pen, shown, table.radius * (1.12 + pulse * 0.1), '#ffffff', 5)
  if (table.cursor === stone) halo(pen, shown, table.radius * 1.18, '#3fe0cf', 4)
}

function layout(table: Table, { width, height }: StageSize, { room, weights }: BasketState) {
  const most = Math.max(...room)
  const columns = Math.min(weights.length, Math.max(5, Math.ceil(weights.length / 3)))
  const rows = Math.ceil(weights.length / columns)
  const wide = Math.min(width - 24, 560)
  const byWidth = Math.min((wide - 74) / most - GAP, (wide - 10) / columns - GAP) / 2
  const byHeight = ((height - 66) / (room.length + rows) - 16) / 2
  table.radius = Math.max(16, Math.min(32, byWidth, byHeight))
  const basketHeight = 2 * table.radius + 12
  const whole = room.length * (basketHeight + GAP) + rows * (2 * table.radius + 12)
  const top = 52 + Math.max(0, (height - 66 - whole) / 2)
  table.baskets = room.map((size, basket) => {
    const across = 54 + size * (2 * table.radius + GAP) + 10
    return {
      x: (width - across) / 2,
      y: top + basket * (basketHeight + GAP),
      width: across,
      height: basketHeight,
    }
  })
  const below = top + room.length * (basketHeight + GAP) + table.radius + 10
  table.pile = weights.map((_, stone) => {
    const row = Math.floor(stone / columns)
    const inRow = Math.min(columns, weights.length - row * columns)
    return {
      x: width / 2 + ((stone % columns) - (inRow - 1) / 2) * (2 * table.radius + GAP),
      y: below + row * (2 * table.radius + 12),
    }
  })
}

function show(table: Table) {
  table.picked = undefined
  table.cursor = undefined
  table.moving = undefined
  table.hints.clear()
}

function play(table: Table, { input, before, events }: Played<BasketState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  table.picked = undefined
  const mine = { stone: stoneIn(input), from: placeOf(table, before, stoneIn(input)), k: 0 }
  table.moving = mine
  tools.effects.tween(GLIDE_SECONDS, (k) => (mine.k = k), {
    ease: ease.inOut,
    done: () => table.moving === mine && (table.moving = undefined),
  })
  const isFair = events[0]?.kind === 'fits'
  host.sound(isFair ? 'score' : basketIn(input) === PILE ? 'move' : 'place')
  const box = isFair ? table.baskets[basketIn(input)] : undefined
  if (box)
    tools.effects.burst({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { count: 16, speed: 150 })
  return GLIDE_SECONDS + 0.1
}

function draw(table: Table, pen: Pen) {
  const { tools, number } = table
  const state = tools.state()
  const goal = { x: table.baskets[0]!.x + table.baskets[0]!.width / 2, y: table.baskets[0]!.y - 28 }
  write(pen, `= ${number(state.target)}`, goal.x, goal.y, { size: 30, color: '#ffe9b0' })
  for (const basket of table.baskets.keys()) drawBasket(table, pen, state, basket)
  for (const stone of state.weights.keys()) drawStone(table, pen, state, stone)
}

function down(table: Table, at: Point) {
  const { tools } = table
  table.cursor = undefined
  const state = tools.state()
  const stone = nearestTo(reachable(table).slice(0, state.weights.length), at, table.radius * 1.15)
  const basket = table.baskets.findIndex((box) => inside(box, at))
  // A held stone goes into the touched basket, even above another stone.
  if (basket >= 0 && table.picked !== undefined) tapBasket(table, basket)
  else if (stone !== undefined) tapStone(table, stone)
  else if (basket >= 0) tapBasket(table, basket)
  else table.picked = undefined
  tools.redraw()
}

function pressKey(table: Table, key: string) {
  const { tools } = table
  const stones = tools.state().weights.length
  if (isAct(key) && table.cursor !== undefined) {
    if (table.cursor < stones) tapStone(table, table.cursor)
    else tapBasket(table, table.cursor - stones)
  } else {
    const next = stepTo(reachable(table), table.cursor, key)
    if (next === undefined) return false
    table.cursor = next
  }
  tools.redraw()
  return true
}

export const game: MindGame<BasketState> = { rules, scene }
