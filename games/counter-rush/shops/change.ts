import { pickIndex } from '#kit/random/random.ts'
import { row, waiting, type Shop } from '../shop.ts'
import { clear, hand, put, type Tray } from '../tray.ts'

const SEATS = 3
export const COINS = [1, 2, 5, 10, 20] as const
const NOTES = [5, 10, 20, 50] as const
const BIN = SEATS + COINS.length
const MOST_COINS = 8

export const sumOf = (tray: readonly number[]) => tray.reduce((sum, coin) => sum + COINS[coin]!, 0)
/** A wish is what the ticket costs and the note that was given. */
export const changeOf = ([fare = 0, note = 0]: readonly number[]) => note - fare

/** Passengers pay with a note: the change must be right to the coin. */
export const change: Shop<Tray> = {
  seats: SEATS,
  pace: 5.6,
  stations: [...row(COINS.length, 336, 42, 300), { x: 360, y: 336 }],
  open: () => ({ tray: [] }),
  wish: ({ level }, random) => {
    const note = NOTES[pickIndex(level < 3 ? 2 : level < 9 ? 3 : NOTES.length, random)]!
    const least = Math.max(1, Math.floor(note / 3))
    return [least + pickIndex(note - least, random), note]
  },
  tap(shift, spot, turn) {
    if (spot < SEATS)
      return hand(change, shift, spot, turn, (wish) => sumOf(shift.desk.tray) === changeOf(wish))
    if (spot === BIN) return clear(change, shift, spot, turn)
    put(change, shift, spot, turn, spot - SEATS, MOST_COINS)
  },
  advise(shift) {
    const given = sumOf(shift.desk.tray)
    for (const [seat, { wish }] of waiting(shift)) {
      const rest = changeOf(wish) - given
      if (rest < 0) continue
      if (rest === 0) return given > 0 ? seat : undefined
      return SEATS + COINS.findLastIndex((coin) => coin <= rest)
    }
    return given > 0 ? BIN : undefined
  },
}
