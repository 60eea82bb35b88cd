import { inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { KINDS, type CardName } from './kinds.ts'
import { cardsOf, levelOf, mayPlay, mayRaise, MOST_RAISED, playInput, raiseCost, raiseInput } from './play.ts'
import type { Room } from './room.ts'
import type { BattleSim } from './sim.ts'

/** State of the player's finger and cursor. */
export interface Controls {
  /** Card that a tap on a lane plays. */
  card: number
  /** Whether a tap on a card upgrades it. */
  isRaising: boolean
  /** Lane below the finger, or of the cursor of the keys. */
  lane: number | undefined
  /** Whether a card is being dragged to a lane. */
  isDragging: boolean
  /** Inputs queued for their tick. */
  readonly waiting: number[]
}

export type Answer = 'none' | 'tap' | 'poor' | 'sent'

export const newControls = (): Controls => ({
  card: 0,
  isRaising: false,
  lane: undefined,
  isDragging: false,
  waiting: [],
})

/** A card as it lies below the field; the last one may be the sign that raises others. */
export interface Slot {
  readonly box: Box
  readonly name: CardName | 'raise'
  readonly cost: number
  readonly level: number
  readonly isOn: boolean
  readonly may: boolean
}

const GAP = 6
const WIDEST = 76

export function slotsOf(sim: BattleSim, hand: Controls, { cards: strip }: Room): Slot[] {
  const cards = cardsOf(sim, 0)
  const count = cards.length + (sim.rules.isUpgrading ? 1 : 0)
  const width = Math.min(WIDEST, (strip.width - GAP * (count - 1)) / count)
  const first = strip.x + (strip.width - count * width - (count - 1) * GAP) / 2
  const boxOf = (index: number): Box => ({
    x: first + index * (width + GAP),
    y: strip.y,
    width,
    height: strip.height,
  })
  const slots = cards.map((name, index): Slot => {
    const level = levelOf(sim, 0, name)
    const cost = hand.isRaising ? raiseCost(sim, 0, name) : KINDS[name].cost
    const may = hand.isRaising ? mayRaise(sim, 0, index) : mayPlay(sim, 0, index, 0)
    const isOn = sim.rules.lanes > 1 && index === hand.card
    return {
      box: boxOf(index),
      name,
      cost: level >= MOST_RAISED && hand.isRaising ? 0 : cost,
      level,
      isOn,
      may,
    }
  })
  if (sim.rules.isUpgrading)
    slots.push({
      box: boxOf(cards.length),
      name: 'raise',
      cost: 0,
      level: 1,
      isOn: hand.isRaising,
      may: true,
    })
  return slots
}

export function press(hand: Controls, sim: BattleSim, room: Room, at: Point): Answer {
  const index = slotsOf(sim, hand, room).findIndex(({ box }) => inside(box, at))
  if (index >= 0) return pressCard(hand, sim, index)
  if (!inside(room.field.box, at)) return 'none'
  hand.lane = room.field.laneAt(at)
  return 'none'
}

function pressCard(hand: Controls, sim: BattleSim, index: number): Answer {
  if (index >= cardsOf(sim, 0).length) {
    hand.isRaising = !hand.isRaising
    return 'tap'
  }
  hand.card = index
  if (hand.isRaising) return raise(hand, sim, index)
  if (sim.rules.lanes === 1) return send(hand, sim, 0)
  hand.isDragging = true
  return 'tap'
}

function raise(hand: Controls, sim: BattleSim, index: number): Answer {
  if (!mayRaise(sim, 0, index)) return 'poor'
  hand.waiting.push(raiseInput(index))
  hand.isRaising = false
  return 'sent'
}

/** Sends the chosen card up a lane. */
export function send(hand: Controls, sim: BattleSim, lane: number): Answer {
  if (!mayPlay(sim, 0, hand.card, lane)) return 'poor'
  hand.waiting.push(playInput(hand.card, lane))
  return 'sent'
}

export function drag(hand: Controls, room: Room, at: Point) {
  if (hand.isDragging || hand.lane !== undefined)
    hand.lane = inside(room.field.box, at) ? room.field.laneAt(at) : undefined
}

export function release(hand: Controls, sim: BattleSim): Answer {
  const { lane } = hand
  hand.isDragging = false
  hand.lane = undefined
  return lane === undefined ? 'none' : send(hand, sim, lane)
}

/** Keys: digits choose a card (and send it where there is one lane), arrows a lane, Enter or space sends, U raises. */
export function typeKey(
  hand: Controls,
  sim: BattleSim,
  cursor: number,
  key: string,
): readonly [cursor: number, said: Answer] {
  const digit = Number(key)
  const { lanes } = sim.rules
  if (digit >= 1 && digit <= cardsOf(sim, 0).length) {
    hand.card = digit - 1
    if (hand.isRaising) return [cursor, raise(hand, sim, hand.card)]
    return [cursor, lanes === 1 ? send(hand, sim, 0) : 'tap']
  }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return [(cursor + lanes - 1) % lanes, 'tap']
  if (key === 'ArrowRight' || key === 'ArrowDown') return [(cursor + 1) % lanes, 'tap']
  if (key === 'Enter' || key === ' ') return [cursor, send(hand, sim, cursor)]
  if (key.toLowerCase() === 'u' && sim.rules.isUpgrading) {
    hand.isRaising = !hand.isRaising
    return [cursor, 'tap']
  }
  return [cursor, 'none']
}
