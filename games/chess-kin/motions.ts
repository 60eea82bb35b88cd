import type { Motion } from '#kit/game/duel/motion.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Army } from './army.ts'
import { fromOf, kindInTray, toOf } from './field.ts'
import type { KinPosition } from './position.ts'

const WAY_SECONDS = 0.22
const BLAST = { count: 22, speed: 300, life: 0.8 }

/** Index of a piece's picture. */
export const pieceNumber = (kind: number, seat: Seat) => kind * 2 + seat
const numberOf = (piece: number) => pieceNumber(Math.abs(piece), piece > 0 ? 0 : 1)

/** The piece slides and the captured one fades on arrival; rooks castle along, explosions burst. */
export function motionsOf(
  army: Army,
  { before, move, after, dropped }: Step<KinPosition, number>,
  places: Places,
  stage: () => Stage,
): readonly Motion[] {
  const [from, to] = [fromOf(move), toOf(move)]
  const isDrop = from >= army.size
  const piece = isDrop ? pieceNumber(kindInTray(army, from), before.turn) : numberOf(before.cells[from]!)
  const arrival = dropped ? 0 : WAY_SECONDS
  const landed = after.cells[to]!
  const stays = army.definition.rifle && after.cells[from] === before.cells[from]
  const motions: Motion[] = []
  const changed = landed !== 0 && numberOf(landed) !== piece
  if (!stays && landed !== 0) {
    const sound = changed ? 'boost' : after.check ? 'hit' : 'place'
    motions.push(
      dropped
        ? { way: 'grow', spot: to, piece: numberOf(landed), seconds: 0.12, sound }
        : { way: 'slide', spot: to, piece, from: [from], seconds: WAY_SECONDS, sound },
    )
  }
  for (const [spot, was] of before.cells.entries()) {
    const now = after.cells[spot]!
    const isCalledOver = army.definition.charms && now !== 0
    if (spot !== from && spot !== to && was !== 0 && now === -was && isCalledOver)
      motions.push({ way: 'grow', spot, piece: numberOf(now), delay: arrival, seconds: 0.25, sound: 'boost' })
    else if (spot !== from && was !== 0 && now !== was)
      motions.push({
        way: 'fade',
        spot,
        piece: numberOf(was),
        delay: arrival * 0.8,
        sound: stays ? 'shoot' : 'hit',
      })
    if (spot === from && !stays && now !== 0)
      motions.push({ way: 'grow', spot, piece: numberOf(now), delay: arrival, seconds: 0.2, sound: 'boost' })
    if (spot !== to && was === 0 && now !== 0)
      motions.push(army.definition.reborn ? standingUp(spot, to, now) : castling(spot, from, to, now))
  }
  const { blast, spends } = army.definition
  if ((blast || (spends && landed === 0)) && before.cells[to] !== 0) burst(places, to, arrival, stage)
  return motions
}

/** The rook of a castling king starts in the corner. */
const castling = (spot: number, from: number, to: number, piece: number): Motion => ({
  way: 'slide',
  spot,
  piece: numberOf(piece),
  from: [to > from ? from + 3 : from - 4],
  seconds: WAY_SECONDS + 0.08,
})

/** A reborn piece flies home from where it was captured. */
const standingUp = (spot: number, to: number, now: number): Motion => ({
  way: 'slide',
  spot,
  piece: numberOf(now),
  from: [to],
  delay: WAY_SECONDS,
  seconds: WAY_SECONDS + 0.1,
  sound: 'boost',
})

function burst(places: Places, spot: number, arrival: number, stage: () => Stage) {
  const { effects } = stage()
  effects.tween(arrival + 0.02, () => undefined, { done: () => effects.burst(places.centre(spot), BLAST) })
}
