import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { World } from './world.ts'

/** Something the player does in the picture; the numbers mean what the trade says. */
export type Act = readonly [a: number, b: number]

/** One tick of a world, with the ways to change more than the body. Places are 0 to 1000 across and down. */
export interface Turn<Body> {
  readonly world: World<Body>
  readonly body: Body
  readonly random: Random
  earn(coins: number, x: number, y: number): void
  tell(event: SimEvent): void
}

/** The rules of one game: how its world moves and what pays. Only the four operations and square roots. */
export interface Trade<Body> {
  start(random: Random): Body
  step(turn: Turn<Body>): void
  act(turn: Turn<Body>, act: Act): void
  /** Acts that do something now. */
  acts(world: World<Body>): readonly Act[]
  /** The best action now, if any. */
  advise(world: World<Body>): Act | undefined
  /** Coins per second without pearls at these levels, with or without the player's work. */
  rate(levels: readonly number[], hand: boolean, world: World<Body>): number
}
