import type { Box } from '#kit/game/draw.ts'
import { ease, type Effects } from '#kit/game/effects.ts'
import { THERE } from './turn-state.ts'

interface Table {
  readonly cards: readonly number[]
  readonly taker: readonly number[]
  readonly open: readonly number[]
}

/** The displayed cards, which lag behind the state while an animation runs. */
export interface CardsMotion {
  readonly shown: { readonly cards: readonly number[]; readonly taker: readonly number[] }
  /** 0 is a back, 1 a face. */
  up(place: number): number
  /** How far a taken card has left, 0 to 1. */
  gone(place: number, isTaken: boolean): number
  /** Position of a card that may be moving along its row. */
  slid(boxes: readonly Box[], place: number, columns: number): Box
  turn(place: number, isUp: boolean, isHurried: boolean): void
  take(places: readonly number[], seat: number, isHurried: boolean): void
  slide(row: number, table: Omit<Table, 'open'>, isHurried: boolean): void
  /** Each card comes to its place from another one. */
  move(from: (place: number) => number, table: Omit<Table, 'open'>, isHurried: boolean): void
  deal(): void
  show(table: Table): void
}

export const FLIP_SECONDS = 0.28
export const SLIDE_SECONDS = 0.42
const GONE_SECONDS = 0.5
const DEAL_SECONDS = 0.22

/** Displayed cards and their animations. */
interface Cards {
  readonly effects: () => Effects
  shown: { cards: readonly number[]; taker: readonly number[] }
  ups: Map<number, number>
  going: Map<number, number>
  sliding: { row: number; k: number } | undefined
  moving: { from: (place: number) => number; k: number } | undefined
  dealt: Map<number, number>
}

export function openCards(effects: () => Effects): CardsMotion {
  const motion: Cards = {
    effects,
    shown: { cards: [], taker: [] },
    ups: new Map<number, number>(),
    going: new Map<number, number>(),
    sliding: undefined,
    moving: undefined,
    dealt: new Map<number, number>(),
  }
  return {
    get shown() {
      return motion.shown
    },
    up: (place) => motion.ups.get(place) ?? 0,
    gone: (place, isTaken) => motion.going.get(place) ?? (isTaken ? 1 : 0),
    slid: (boxes, place, columns) => slid(motion, boxes, place, columns),
    turn: (place, isUp, isHurried) => turn(motion, place, isUp, isHurried),
    take: (places, seat, isHurried) => take(motion, places, seat, isHurried),
    slide: (row, table, isHurried) => slide(motion, row, table, isHurried),
    move: (from, table, isHurried) => moveAll(motion, from, table, isHurried),
    deal: () => deal(motion),
    show: (table) => show(motion, table),
  }
}

function slid(motion: Cards, boxes: readonly Box[], place: number, columns: number) {
  const box = boxes[place]!
  const row = Math.floor(place / columns)
  const drop = motion.dealt.get(place)
  if (drop !== undefined) return { ...box, y: box.y - (1 - drop) * 26 }
  if (motion.moving) {
    const { x, y } = boxes[motion.moving.from(place)]!
    const left = 1 - motion.moving.k
    return { ...box, x: box.x + (x - box.x) * left, y: box.y + (y - box.y) * left }
  }
  if (!motion.sliding || motion.sliding.row !== row) return box
  // The card comes from the place before it; the first one comes in from outside the row.
  const start = row * columns
  const [one, two] = [boxes[start]!, boxes[start + 1]!]
  const k = 1 - motion.sliding.k
  return { ...box, x: box.x - (two.x - one.x) * k, y: box.y - (two.y - one.y) * k }
}

function turn(motion: Cards, place: number, isUp: boolean, isHurried: boolean) {
  const from = motion.ups.get(place) ?? 0
  if (isHurried) return void motion.ups.set(place, isUp ? 1 : 0)
  const mine = motion.ups
  motion.effects().tween(FLIP_SECONDS, (k) => mine.set(place, from + ((isUp ? 1 : 0) - from) * k), {
    ease: ease.inOut,
  })
}

function take(motion: Cards, places: readonly number[], seat: number, isHurried: boolean) {
  motion.shown = {
    ...motion.shown,
    taker: motion.shown.taker.map((one, at) => (places.includes(at) ? seat : one)),
  }
  if (isHurried) return
  const mine = motion.going
  for (const place of places) {
    mine.set(place, 0)
    motion.effects().tween(GONE_SECONDS, (k) => mine.set(place, k), {
      ease: ease.linear,
      done: () => mine.delete(place),
    })
  }
}

function slide(motion: Cards, row: number, table: Omit<Table, 'open'>, isHurried: boolean) {
  motion.shown = table
  motion.ups = new Map()
  if (isHurried) return
  const mine = { row, k: 0 }
  motion.sliding = mine
  motion.effects().tween(SLIDE_SECONDS, (k) => (mine.k = k), {
    ease: ease.inOut,
    done: () => motion.sliding === mine && (motion.sliding = undefined),
  })
}

function moveAll(
  motion: Cards,
  from: (place: number) => number,
  table: Omit<Table, 'open'>,
  isHurried: boolean,
) {
  motion.shown = table
  motion.ups = new Map()
  if (isHurried) return
  const mine = { from, k: 0 }
  motion.moving = mine
  motion.effects().tween(SLIDE_SECONDS, (k) => (mine.k = k), {
    ease: ease.inOut,
    done: () => motion.moving === mine && (motion.moving = undefined),
  })
}

function deal(motion: Cards) {
  for (const place of motion.shown.cards.keys()) {
    motion.dealt.set(place, 0)
    motion.effects().tween(DEAL_SECONDS, (k) => motion.dealt.set(place, k), {
      delay: place * 0.014,
      done: () => motion.dealt.delete(place),
    })
  }
}

function show(motion: Cards, { cards, taker, open }: Table) {
  const isTaken = (place: number) => taker[place] !== THERE
  motion.shown = { cards, taker }
  const turned = [...cards.keys()].filter((place) => open.includes(place) && !isTaken(place))
  motion.ups = new Map(turned.map((place) => [place, 1]))
  // Cards that are on their way out keep their faces.
  for (const place of motion.going.keys()) motion.ups.set(place, 1)
  if (motion.sliding && motion.sliding.k >= 1) motion.sliding = undefined
  if (motion.moving && motion.moving.k >= 1) motion.moving = undefined
  if (open.length === 0 && taker.every((one) => one === THERE)) {
    motion.going = new Map()
    motion.dealt = new Map()
    motion.sliding = undefined
    motion.moving = undefined
  }
}
