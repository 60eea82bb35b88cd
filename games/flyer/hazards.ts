import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  FLOOR,
  ROOF,
  type Beam,
  type Bell,
  type Gate,
  type Hazard,
  type Kite,
  type Moth,
  type Wire,
} from './world.ts'

export const WIRE_THICKNESS = 8
export const GATE_HALF = 24
export const KITE_RADIUS = 20
/** Ticks a kite shows its warning, and the last of them in which it no longer follows. */
export const KITE_WARNING = 80
const KITE_SET = 24
const KITE_FOLLOW = 0.09
/** Where a kite starts, ahead of the player. */
export const KITE_START = 1050
const KITE_SPEED = 6.2
const KITE_HOMING = 0.8
const KITE_BLIND = 300

/** Where the ends of a wire are at a tick, seen from its middle. */
export function wireReach(wire: Wire, tick: number): { readonly x: number; readonly y: number } {
  const angle = wire.angle + wire.spin * tick
  return { x: exactCos(angle) * wire.half, y: exactSin(angle) * wire.half }
}

/** The middle of a gate's gap at a tick. */
export const gapMiddle = (gate: Gate, tick: number) =>
  gate.middle + gate.sway * exactSin(gate.phase + gate.pace * tick)

function toWire(wire: Wire, tick: number, dx: number, dy: number): number {
  const reach = wireReach(wire, tick)
  const length = wire.half * wire.half
  const along = Math.max(-1, Math.min(1, (dx * reach.x + dy * reach.y) / length))
  const x = dx - reach.x * along
  const y = dy - reach.y * along
  return Math.sqrt(x * x + y * y) - WIRE_THICKNESS
}

function toGate(gate: Gate, tick: number, dx: number, y: number): number {
  const aside = Math.max(0, Math.abs(dx) - GATE_HALF)
  const middle = gapMiddle(gate, tick)
  const inGap = gate.gap / 2 - Math.abs(y - middle)
  if (aside === 0) return inGap
  const deep = Math.max(0, inGap)
  return Math.sqrt(aside * aside + deep * deep)
}

export const BEAM_HALF = 13
/** Ticks a beam flickers before it burns, and burns. */
export const BEAM_WARNING = 66
export const BEAM_BURN = 46

const toBeam = ({ y, from, to }: Beam, tick: number, at: number): number =>
  tick >= from && tick < to ? Math.abs(at - y) - BEAM_HALF : Infinity

export const MOTH_RADIUS = 22
export const ROLLER_RADIUS = 25
/** Units a barrel rolls towards the player in a tick. */
export const ROLLER_SPEED = 1.9
export const BELL_RADIUS = 25
/** Ticks a bell shakes before it drops. */
export const BELL_WARNING = 44
const BELL_HANGS = ROOF + 34
const BELL_LIES = FLOOR - BELL_RADIUS
const BELL_PULL = 0.42

export const mothHeight = ({ y, sway, phase, pace }: Moth, tick: number) =>
  y + sway * exactSin(phase + pace * tick)

/** Where a bell is at a tick: under the roof, on its way down, or on the boardwalk. */
export function bellHeight({ from }: Bell, tick: number): number {
  const falling = Math.max(0, tick - from)
  return Math.min(BELL_LIES, BELL_HANGS + (BELL_PULL * falling * falling) / 2)
}

const toDisc = (dx: number, dy: number, radius: number) => Math.sqrt(dx * dx + dy * dy) - radius

/** Distance from a point to a hazard at a tick; negative inside. `x` is the point's distance ahead. */
export function clearance(
  hazard: Hazard,
  tick: number,
  at: { readonly x: number; readonly y: number },
): number {
  const dx = at.x - hazard.x
  if (hazard.kind === 'wire') return toWire(hazard, tick, dx, at.y - hazard.y)
  if (hazard.kind === 'gate') return toGate(hazard, tick, dx, at.y)
  if (hazard.kind === 'beam') return toBeam(hazard, tick, at.y)
  if (hazard.kind === 'moth') return toDisc(dx, at.y - mothHeight(hazard, tick), MOTH_RADIUS)
  if (hazard.kind === 'roller') return toDisc(dx, at.y - hazard.y, ROLLER_RADIUS)
  if (hazard.kind === 'bell') return toDisc(dx, at.y - bellHeight(hazard, tick), BELL_RADIUS)
  if (hazard.wait > 0) return Infinity
  const dy = at.y - hazard.y
  return Math.sqrt(dx * dx + dy * dy) - KITE_RADIUS
}

/** One tick of a kite: it follows with its warning mark, stands still for a moment, then dives. */
export function moveKite(kite: Kite, travelled: number, playerY: number): 'waits' | 'starts' | 'flies' {
  if (kite.wait > 0) {
    kite.wait--
    kite.x = travelled + KITE_START
    if (kite.wait > KITE_SET) kite.y += (playerY - kite.y) * KITE_FOLLOW
    kite.y = Math.max(ROOF + KITE_RADIUS, Math.min(FLOOR - KITE_RADIUS, kite.y))
    return kite.wait === 0 ? 'starts' : 'waits'
  }
  kite.x -= KITE_SPEED
  if (kite.x - travelled > KITE_BLIND)
    kite.y += Math.max(-KITE_HOMING, Math.min(KITE_HOMING, playerY - kite.y))
  return 'flies'
}

export const kiteSpeed = KITE_SPEED
