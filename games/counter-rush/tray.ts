import type { Turn } from '#kit/game/micro/rules.ts'
import { miss, serve } from './shift.ts'
import { placesOf, seatPlace, waiting, type Shift, type Shop } from './shop.ts'

/** Shared by several shops: things are collected on a tray and handed over. */
export interface Tray {
  tray: number[]
}

export const sameOrder = (one: readonly number[], other: readonly number[]) => one.join() === other.join()
export const sameThings = (one: readonly number[], other: readonly number[]) =>
  sameOrder(
    one.toSorted((a, b) => a - b),
    other.toSorted((a, b) => a - b),
  )

export function put(shop: Shop, shift: Shift<Tray>, spot: number, turn: Turn, thing: number, most: number) {
  const at = placesOf(shop)[spot]!
  if (shift.desk.tray.length >= most) return miss(shift, turn, at)
  shift.desk.tray.push(thing)
  turn.tell('pick', at.x, at.y)
}

export function clear(shop: Shop, shift: Shift<Tray>, spot: number, turn: Turn) {
  if (shift.desk.tray.length === 0) return
  shift.desk.tray = []
  const at = placesOf(shop)[spot]!
  turn.tell('bin', at.x, at.y)
}

/** Hands the tray to the guest in a seat: sold if right, lost if wrong. */
export function hand(
  shop: Shop,
  shift: Shift<Tray>,
  seat: number,
  turn: Turn,
  isRight: (wish: readonly number[]) => boolean,
) {
  const guest = shift.seats[seat]
  if (!guest) return
  if (shift.desk.tray.length === 0) return
  if (!isRight(guest.wish)) return miss(shift, turn, seatPlace(shop, seat), guest)
  shift.desk.tray = []
  serve(shop, shift, seat, turn)
}

/** What is still missing, in any order; `undefined` when there is too much of something. */
export function missing(wish: readonly number[], tray: readonly number[]): number[] | undefined {
  const rest = [...wish]
  for (const thing of tray) {
    const at = rest.indexOf(thing)
    if (at < 0) return undefined
    rest.splice(at, 1)
  }
  return rest
}

/** What is still missing, where order matters. */
export const inOrder = (wish: readonly number[], tray: readonly number[]): number[] | undefined =>
  sameOrder(wish.slice(0, tray.length), tray) ? wish.slice(tray.length) : undefined

/** The next tap of a tray: serve who leaves first, empty a useless tray. */
export function adviseTray(
  shift: Shift<Tray>,
  {
    rest,
    spotOf,
    bin,
  }: {
    rest(wish: readonly number[], tray: readonly number[]): number[] | undefined
    spotOf(thing: number): number | undefined
    bin: number
  },
): number | undefined {
  const { tray } = shift.desk
  for (const [seat, { wish }] of waiting(shift)) {
    const left = rest(wish, tray)
    if (!left) continue
    return left.length === 0 ? seat : spotOf(left[0]!)
  }
  return tray.length > 0 && waiting(shift).length > 0 ? bin : undefined
}
