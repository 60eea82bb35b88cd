import type { Player, Round } from '../round.ts'
import type { Jelly } from './pools-jelly.ts'

export interface Swarm extends Player {
  jellies: Jelly[]
  /** A press counts once. */
  wasPressed: boolean
  dx: number
  dy: number
}

/** x, y, value, colour. */
export type Crumb = readonly [x: number, y: number, worth: number, color: number]

export interface Pool extends Round {
  readonly players: readonly Swarm[]
  crumbs: Crumb[]
  /** Urchins: x and y. */
  urchins: [number, number][]
}

export const POOL_SIDE = 1700
export const URCHIN_MASS = 110
export const URCHIN_RADIUS = 40

/** Mass ratio needed to swallow another. */
export const SWALLOW = 1.2
export const radiusOf = (mass: number) => Math.sqrt(mass) * 4
export const massOf = ({ jellies }: Swarm) => jellies.reduce((sum, { mass }) => sum + mass, 0)
