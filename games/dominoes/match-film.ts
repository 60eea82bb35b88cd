import { YOU } from '#kit/game/cards/card-rules.ts'
import { seatPlace } from '#kit/game/cards/room.ts'
import type { Played } from '#kit/game/packs/pack-table.ts'
import type { Pose } from './faces.ts'
import { tellMove } from './look.ts'
import { turnTo, type Match } from './match.ts'
import { isLay, layIn, type DominoState } from './state.ts'

const GLIDE_SECONDS = 0.34

function after(match: Match, wait: number, act: () => void) {
  const mine = match.age
  match.tools.effects.tween(0.001, () => undefined, { delay: wait, done: () => mine === match.age && act() })
}

/** Origin of a moving tile: the stock, or the hand of a rival. */
function sourceOf(match: Match, state: DominoState): Pose {
  const { stock } = match.room
  if (state.phase !== 'play' || state.speaker === YOU)
    return { x: stock.x + stock.width / 2, y: stock.y + stock.height / 2, unit: 22, turn: 0 }
  return { ...seatPlace(match.room, state.speaker, match.twist.seats), unit: 10, turn: 1 }
}

function showMove(match: Match, before: DominoState, move: number, next: DominoState) {
  const told = tellMove(match.context, before, move, next)
  turnTo(match, next)
  match.motion.glide(match.table.spots, sourceOf(match, before), GLIDE_SECONDS)
  match.host.sound(told.sound)
  match.host.announce(told.announce)
  if (told.joy) match.host.happy(told.joy)
  const others = match.bubbles.filter(({ seat }) => seat !== told.seat)
  match.bubbles = told.bubble ? [...others, { seat: told.seat, text: told.bubble }] : others
  const spot = isLay(move) ? match.table.spots.get(layIn(move).tile) : undefined
  if (!spot) return
  after(match, GLIDE_SECONDS, () => {
    match.tools.effects.burst(spot, {
      count: told.points ? 16 : 5,
      speed: told.points ? 160 : 70,
      size: 4,
      life: 0.4,
    })
    if (told.points) match.tools.effects.rise(told.points, { x: spot.x, y: spot.y - 24 }, '#ffe08a')
  })
}

export function play(match: Match, { input, before, after: end }: Played<DominoState, number>): number {
  match.age++
  match.isBusy = true
  match.glow = undefined
  let state = before
  let at = 0
  const moves = [input, ...end.film]
  for (const [index, move] of moves.entries()) {
    const from = state
    const next = index === moves.length - 1 ? end : match.advance(from, move)
    if (at === 0) showMove(match, from, move, next)
    else after(match, at, () => showMove(match, from, move, next))
    at += tellMove(match.context, from, move, next).seconds
    state = next
  }
  after(match, at, () => {
    match.isBusy = false
    turnTo(match, end)
    match.tools.redraw()
  })
  return at
}
