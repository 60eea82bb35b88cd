import type { Kit } from './gadgets.ts'

/** The field is this high; it goes on to the right for ever. The player stays at x = `travelled`. */
export const FIELD_HEIGHT = 540
export const ROOF = 28
export const FLOOR = 484
/** Things are laid this far ahead of the player, beyond every screen. */
export const LAID_AHEAD = 1500
export const UNITS_PER_METRE = 30

/** What a parcel may hold; each flies by a rule of its own. */
export const VEHICLES = ['balloon', 'glider', 'diver', 'strider', 'blinker', 'tram'] as const
export type Vehicle = (typeof VEHICLES)[number]
export type Craft = 'pack' | Vehicle

/** What flies: the tinkerer or a vehicle. */
export interface Body {
  y: number
  vy: number
  /** The way down for the glider: 1 to the floor, -1 to the roof. */
  pull: 1 | -1
  /** The button in the last tick; tap vehicles act on the press only. */
  held: boolean
}

interface Thing {
  readonly id: number
  x: number
}
/** What every hazard remembers for the near-miss bonus. */
interface Danger extends Thing {
  nearest: number
  passed: boolean
}
/** Two posts and a live wire between them; it may turn. */
export interface Wire extends Danger {
  readonly kind: 'wire'
  readonly y: number
  readonly half: number
  readonly angle: number
  /** Radians per tick; 0 stands still. */
  readonly spin: number
}
/** Two pillars with a gap that moves up and down. */
export interface Gate extends Danger {
  readonly kind: 'gate'
  readonly middle: number
  readonly gap: number
  readonly sway: number
  readonly phase: number
  readonly pace: number
}
/** Waits with a warning mark, then dives in from the right. */
export interface Kite extends Danger {
  readonly kind: 'kite'
  y: number
  wait: number
}
/** A light across the whole field: it flickers first, then burns for a moment. */
export interface Beam extends Danger {
  readonly kind: 'beam'
  readonly y: number
  /** Ticks of the flight from which and until which it burns. */
  readonly from: number
  readonly to: number
}
/** A moth of sparks that hovers up and down. */
export interface Moth extends Danger {
  readonly kind: 'moth'
  readonly y: number
  readonly sway: number
  readonly phase: number
  readonly pace: number
}
/** A barrel that rolls along the boardwalk towards the player. */
export interface Roller extends Danger {
  readonly kind: 'roller'
  readonly y: number
}
/** Hangs under the roof, shakes, and drops at its tick. */
export interface Bell extends Danger {
  readonly kind: 'bell'
  readonly from: number
}
export type Hazard = Wire | Gate | Kite | Beam | Moth | Roller | Bell

export interface Coin extends Thing {
  readonly y: number
}
/** A parcel that holds a vehicle. */
export interface Parcel extends Thing {
  readonly y: number
  readonly craft: Vehicle
}

/** What a flight has counted; missions read it. */
export interface Tally {
  coins: number
  near: number
  kites: number
  gates: number
  wires: number
  beams: number
  balloons: number
  gliders: number
  /** Vehicles caught, obstacles left behind and spins gathered. */
  rides: number
  dodged: number
  tokens: number
  /** Field units. */
  floor: number
  roof: number
  ridden: number
  /** Longest way without a coin, and the place of the last coin. */
  coinless: number
  lastCoinAt: number
}

export interface Flight {
  tick: number
  travelled: number
  body: Body
  craft: Craft
  /** Ticks the vehicle still flies. */
  ride: number
  /** Ticks for which nothing can hurt. */
  safe: number
  over: boolean
  /** The gadgets that are along, and whether the shell still holds. */
  kit: Kit
  hasShell: boolean
  hazards: Hazard[]
  coins: Coin[]
  parcels: Parcel[]
  /** Each is a spin of the wheel after the flight. */
  tokens: Coin[]
  /** Where the next stretch begins, and how many there were. */
  nextAt: number
  stretch: number
  lastId: number
  /** Stretches since the last parcel. */
  sinceParcel: number
  tally: Tally
}

export const metres = (units: number) => Math.floor(units / UNITS_PER_METRE)
