import type { SimEvent } from '#kit/game/contract.ts'
import { newBout, otherSeat, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** A lit melon goes to and fro; a press in the green throws it, any other fumbles. */
export interface Bomb extends Bout {
  holder: Seat
  /** Ticks until it bursts; nobody sees it. */
  fuse: number
  readonly length: number
  /** Ticks left of the flight; 0 in a hand. */
  flight: number
  /** Ticks of having fumbled. */
  fumble: number
  /** Phase of the needle's swing, 0 to 4; `needleOf` maps it to -1 to 1. */
  swing: number
  throws: number
}

export const FLIGHT_TICKS = 22
export const ZONE = 0.24
const FUMBLE_TICKS = 42
const FIRST_PACE = 0.055
const FASTER = 0.0045

/** -1 to 1 and back. */
export const needleOf = ({ swing }: Pick<Bomb, 'swing'>) => {
  const phase = swing % 4
  return phase < 2 ? phase - 1 : 3 - phase
}

export const bomb: Duel<Bomb> = {
  target: 4,
  bout: (random) => {
    const length = 330 + Math.floor(random() * 420)
    return {
      ...newBout(),
      holder: random() < 0.5 ? 0 : 1,
      fuse: length,
      length,
      flight: 0,
      fumble: 0,
      swing: random() * 4,
      throws: 0,
    }
  },
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    const { holder } = bout
    if (bout.fumble > 0) bout.fumble--
    if (bout.flight > 0) bout.flight--
    else {
      bout.swing += FIRST_PACE + bout.throws * FASTER
      if (pressed[holder] && bout.fumble === 0) {
        if (Math.abs(needleOf(bout)) <= ZONE) {
          bout.holder = otherSeat(holder)
          bout.flight = FLIGHT_TICKS
          bout.throws++
          // It arrives with the needle at the side.
          bout.swing = 0
          events.push({ kind: 'kick', x: sideOf(holder), y: 220, amount: holder })
        } else {
          bout.fumble = FUMBLE_TICKS
          events.push({ kind: 'slip', x: sideOf(holder), y: 230, amount: holder })
        }
      }
    }
    if (--bout.fuse > 0) return events
    bout.winner = otherSeat(bout.holder)
    events.push({ kind: 'burst', x: sideOf(bout.holder), y: 210, amount: bout.holder })
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.holder !== seat || bout.flight > 0 || bout.fumble > 0) {
      bout.plan[seat] = wobble(random) * (0.12 + (1 - skill) * 0.5)
      return false
    }
    return Math.abs(needleOf(bout) - bout.plan[seat]) < 0.05 + bout.throws * 0.003
  },
}
