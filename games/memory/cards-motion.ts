import type { Box } from '#kit/game/draw.ts'
import { ease, type Effects } from '#kit/game/effects.ts'
import { THERE } from './turn-state.ts'

interface Table {
  readonly cards: readonly number[]
  readonly taker: readonly number[]
  readonly open: readonly number[]
}

/** The cards as the eye sees them, which is behind the state while a film runs. */
export interface CardsMotion {
  readonly shown: { readonly cards: readonly number[]; readonly taker: readonly number[] }
  /** 0 is a back, 1 a face. */
  up(place: number): number
  /** How far a taken card has left, 0 to 1. */
  gone(place: number, isTaken: boolean): number
  /** Where a card lies that may be on its way along its row. */
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

export function openCards(effects: () => Effects): CardsMotion {
  let shown: { cards: readonly number[]; taker: readonly number[] } = { cards: [], taker: [] }
  let ups = new Map<number, number>()
  let going = new Map<number, number>()
  let sliding: { row: number; k: number } | undefined
  let moving: { from: (place: number) => number; k: number } | undefined
  let dealt = new Map<number, number>()

  return {
    get shown() {
      return shown
    },
    up: (place) => ups.get(place) ?? 0,
    gone: (place, isTaken) => going.get(place) ?? (isTaken ? 1 : 0),
    slid(boxes, place, columns) {
      const box = boxes[place]!
      const row = Math.floor(place / columns)
      const drop = dealt.get(place)
      if (drop !== undefined) return { ...box, y: box.y - (1 - drop) * 26 }
      if (moving) {
        const { x, y } = boxes[moving.from(place)]!
        const left = 1 - moving.k
        return { ...box, x: box.x + (x - box.x) * left, y: box.y + (y - box.y) * left }
      }
      if (!sliding || sliding.row !== row) return box
      // The card comes from the place before it; the first one comes in from outside the row.
      const start = row * columns
      const [one, two] = [boxes[start]!, boxes[start + 1]!]
      const k = 1 - sliding.k
      return { ...box, x: box.x - (two.x - one.x) * k, y: box.y - (two.y - one.y) * k }
    },
    turn(place, isUp, isHurried) {
      const from = ups.get(place) ?? 0
      if (isHurried) return void ups.set(place, isUp ? 1 : 0)
      const mine = ups
      effects().tween(FLIP_SECONDS, (k) => mine.set(place, from + ((isUp ? 1 : 0) - from) * k), {
        ease: ease.inOut,
      })
    },
    take(places, seat, isHurried) {
      shown = { ...shown, taker: shown.taker.map((one, at) => (places.includes(at) ? seat : one)) }
      if (isHurried) return
      const mine = going
      for (const place of places) {
        mine.set(place, 0)
        effects().tween(GONE_SECONDS, (k) => mine.set(place, k), {
          ease: ease.linear,
          done: () => mine.delete(place),
        })
      }
    },
    slide(row, table, isHurried) {
      shown = table
      ups = new Map()
      if (isHurried) return
      const mine = { row, k: 0 }
      sliding = mine
      effects().tween(SLIDE_SECONDS, (k) => (mine.k = k), {
        ease: ease.inOut,
        done: () => sliding === mine && (sliding = undefined),
      })
    },
    move(from, table, isHurried) {
      shown = table
      ups = new Map()
      if (isHurried) return
      const mine = { from, k: 0 }
      moving = mine
      effects().tween(SLIDE_SECONDS, (k) => (mine.k = k), {
        ease: ease.inOut,
        done: () => moving === mine && (moving = undefined),
      })
    },
    deal() {
      for (const place of shown.cards.keys()) {
        dealt.set(place, 0)
        effects().tween(DEAL_SECONDS, (k) => dealt.set(place, k), {
          delay: place * 0.014,
          done: () => dealt.delete(place),
        })
      }
    },
    show({ cards, taker, open }) {
      const isTaken = (place: number) => taker[place] !== THERE
      shown = { cards, taker }
      const turned = [...cards.keys()].filter((place) => open.includes(place) && !isTaken(place))
      ups = new Map(turned.map((place) => [place, 1]))
      // Cards that are on their way out keep their faces.
      for (const place of going.keys()) ups.set(place, 1)
      if (sliding && sliding.k >= 1) sliding = undefined
      if (moving && moving.k >= 1) moving = undefined
      if (open.length === 0 && taker.every((one) => one === THERE)) {
        going = new Map()
        dealt = new Map()
        sliding = undefined
        moving = undefined
      }
    },
  }
}
