import { inside, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
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
import { hint, type MindGame, type Tools } from './mind-scene.ts'

const GLIDE_SECONDS = 0.26
const STONES = ['#fff0d2', '#ffe3cf', '#e6f0d8', '#ffeabf'] as const
const GAP = 8

function scene(tools: Tools<BasketState>): Scene<BasketState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)
  let radius = 1
  let baskets: readonly Box[] = []
  let pile: readonly Point[] = []
  let picked: number | undefined
  let cursor: number | undefined
  let moving: { readonly stone: number; readonly from: Point; k: number } | undefined

  const slot = (basket: number, index: number): Point => {
    const { x, y, height } = baskets[basket]!
    return { x: x + 54 + (index + 0.5) * (2 * radius + GAP), y: y + height / 2 }
  }
  const placeOf = (state: BasketState, stone: number): Point => {
    const basket = state.put[stone]!
    return basket === PILE ? pile[stone]! : slot(basket, stonesIn(state, basket).indexOf(stone))
  }
  /** Stones first, then the baskets: what keys can reach. */
  const reachable = (): readonly Point[] => {
    const state = tools.state()
    return [
      ...state.weights.map((_, stone) => placeOf(state, stone)),
      ...baskets.map(({ x, y, height }) => ({ x: x + 28, y: y + height / 2 })),
    ]
  }

  function tapStone(stone: number) {
    const state = tools.state()
    if (state.put[stone] !== PILE) return tools.send(putOf(stone, PILE))
    picked = picked === stone ? undefined : stone
    host.sound('tap', 3)
  }
  function tapBasket(basket: number) {
    const state = tools.state()
    const isFull = stonesIn(state, basket).length >= state.room[basket]!
    if (picked === undefined || isFull) return host.sound('bad')
    tools.send(putOf(picked, basket))
  }

  function drawBasket(pen: Pen, state: BasketState, basket: number) {
    const box = baskets[basket]!
    const weight = weightOf(state, basket)
    const isFull = stonesIn(state, basket).length === state.room[basket]
    const isRight = isFull && weight === state.target
    const isOver = weight > state.target || (isFull && !isRight)
    plank(pen, box, 18, isRight ? '#4a8a4a' : '#a8693c')
    for (let index = 0; index < state.room[basket]!; index++) {
      const { x, y } = slot(basket, index)
      ground(pen, x, y, radius * 0.9, radius * 0.9)
    }
    const tag = { x: box.x + 28, y: box.y + box.height / 2 }
    pebble(pen, { x: tag.x, y: tag.y - 1 }, 20, isRight ? GREEN : isOver ? '#d0503f' : '#6b4522')
    digits(pen, number(weight), tag, 20, PAPER)
    if (picked !== undefined && !isFull)
      strokeRound(
        pen,
        { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 },
        20,
        LAMP,
        3,
      )
    const pulse = hints.pulse(100 + basket)
    if (pulse !== undefined) halo(pen, tag, 24 + pulse * 4, '#ffffff', 5)
    if (cursor === state.weights.length + basket) halo(pen, tag, 26, '#3fe0cf', 4)
  }
  function drawStone(pen: Pen, state: BasketState, stone: number) {
    let at = placeOf(state, stone)
    if (moving?.stone === stone) {
      const { from, k } = moving
      at = { x: from.x + (at.x - from.x) * k, y: from.y + (at.y - from.y) * k - Math.sin(Math.PI * k) * 20 }
    }
    const isPicked = picked === stone
    const shown = { x: at.x, y: at.y - (isPicked ? 8 : 0) }
    pebble(pen, shown, radius, isPicked ? LAMP : STONES[stone % STONES.length]!)
    digits(pen, number(state.weights[stone]!), shown, radius * 0.98, INK)
    const pulse = hints.pulse(stone)
    if (pulse !== undefined) halo(pen, shown, radius * (1.12 + pulse * 0.1), '#ffffff', 5)
    if (cursor === stone) halo(pen, shown, radius * 1.18, '#3fe0cf', 4)
  }

  return {
    layout({ width, height }, { room, weights }) {
      const most = Math.max(...room)
      const columns = Math.min(weights.length, Math.max(5, Math.ceil(weights.length / 3)))
      const rows = Math.ceil(weights.length / columns)
      const wide = Math.min(width - 24, 560)
      const byWidth = Math.min((wide - 74) / most - GAP, (wide - 10) / columns - GAP) / 2
      const byHeight = ((height - 66) / (room.length + rows) - 16) / 2
      radius = Math.max(16, Math.min(32, byWidth, byHeight))
      const basketHeight = 2 * radius + 12
      const whole = room.length * (basketHeight + GAP) + rows * (2 * radius + 12)
      const top = 52 + Math.max(0, (height - 66 - whole) / 2)
      baskets = room.map((size, basket) => {
        const across = 54 + size * (2 * radius + GAP) + 10
        return {
          x: (width - across) / 2,
          y: top + basket * (basketHeight + GAP),
          width: across,
          height: basketHeight,
        }
      })
      const below = top + room.length * (basketHeight + GAP) + radius + 10
      pile = weights.map((_, stone) => {
        const row = Math.floor(stone / columns)
        const inRow = Math.min(columns, weights.length - row * columns)
        return {
          x: width / 2 + ((stone % columns) - (inRow - 1) / 2) * (2 * radius + GAP),
          y: below + row * (2 * radius + 12),
        }
      })
    },
    show() {
      picked = undefined
      cursor = undefined
      moving = undefined
      hints.clear()
    },
    play({ input, before, events }) {
      hints.clear()
      picked = undefined
      const mine = { stone: stoneIn(input), from: placeOf(before, stoneIn(input)), k: 0 }
      moving = mine
      tools.effects.tween(GLIDE_SECONDS, (k) => (mine.k = k), {
        ease: ease.inOut,
        done: () => moving === mine && (moving = undefined),
      })
      const isFair = events[0]?.kind === 'fits'
      host.sound(isFair ? 'score' : basketIn(input) === PILE ? 'move' : 'place')
      const box = isFair ? baskets[basketIn(input)] : undefined
      if (box)
        tools.effects.burst(
          { x: box.x + box.width / 2, y: box.y + box.height / 2 },
          { count: 16, speed: 150 },
        )
      return GLIDE_SECONDS + 0.1
    },
    draw(pen) {
      const state = tools.state()
      const goal = { x: baskets[0]!.x + baskets[0]!.width / 2, y: baskets[0]!.y - 28 }
      write(pen, `= ${number(state.target)}`, goal.x, goal.y, { size: 30, color: '#ffe9b0' })
      for (const basket of baskets.keys()) drawBasket(pen, state, basket)
      for (const stone of state.weights.keys()) drawStone(pen, state, stone)
    },
    point(input) {
      const basket = basketIn(input)
      hints.show(basket === PILE ? [stoneIn(input)] : [stoneIn(input), 100 + basket])
    },
    path(input) {
      const from = placeOf(tools.state(), stoneIn(input))
      const box = baskets[basketIn(input)]
      return box ? [from, { x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [from]
    },
    down(at) {
      cursor = undefined
      const state = tools.state()
      const stone = nearestTo(reachable().slice(0, state.weights.length), at, radius * 1.15)
      const basket = baskets.findIndex((box) => inside(box, at))
      // A picked stone goes into the basket that is touched, even where another stone lies.
      if (basket >= 0 && picked !== undefined) tapBasket(basket)
      else if (stone !== undefined) tapStone(stone)
      else if (basket >= 0) tapBasket(basket)
      else picked = undefined
      tools.redraw()
    },
    key(key) {
      const stones = tools.state().weights.length
      if (isAct(key) && cursor !== undefined) {
        if (cursor < stones) tapStone(cursor)
        else tapBasket(cursor - stones)
      } else {
        const next = stepTo(reachable(), cursor, key)
        if (next === undefined) return false
        cursor = next
      }
      tools.redraw()
      return true
    },
  }
}

export const game: MindGame<BasketState> = { rules, scene }
