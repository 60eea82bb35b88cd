import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { FlyerDefinition } from './definitions.ts'
import { BODY_HEIGHT, BODY_RADIUS, fly, onFloor, onRoof } from './flight.ts'
import { GADGET_LEVEL, isPick, pickedKit, takes } from './gadgets.ts'
import { layAhead, speedAt } from './generator.ts'
import { BEAM_WARNING, BELL_WARNING, clearance, moveKite, ROLLER_SPEED } from './hazards.ts'
import { FLOOR, metres, type Beam, type Flight, type Hazard, type Tally } from './world.ts'

/** 1 while the button is down; the first input of a flight may name its gadgets instead. */
export type FlyerInput = number

/** Distance within which passing a hazard earns a bonus. */
export const NEAR_MISS = 17
export const NEAR_MISS_POINTS = 5
/** Ticks of protection after a vehicle broke. */
export const MERCY = 100
const LANDING_MERCY = 70
/** Ticks a vehicle lasts. */
export const RIDE = 780
const COIN_REACH = 20
const MAGNET_REACH = 92
const PARCEL_REACH = 30
const TOKEN_REACH = 26
const BEHIND = 420
/** So far ahead a barrel begins to roll. */
const ROLLS_FROM = 1200

export const startFlight = (definition: FlyerDefinition, random: Random): Flight => {
  const flight: Flight = {
    tick: 0,
    travelled: 0,
    body: { y: FLOOR - BODY_HEIGHT.pack, vy: 0, pull: 1, held: false },
    craft: 'pack',
    ride: 0,
    safe: 0,
    over: false,
    kit: 0,
    hasShell: false,
    hazards: [],
    coins: [],
    parcels: [],
    tokens: [],
    nextAt: 620,
    stretch: 0,
    lastId: 0,
    sinceParcel: 0,
    tally: emptyTally(),
  }
  layAhead(definition, flight, random)
  return flight
}

const emptyTally = (): Tally => ({
  coins: 0,
  near: 0,
  kites: 0,
  gates: 0,
  wires: 0,
  beams: 0,
  balloons: 0,
  gliders: 0,
  rides: 0,
  dodged: 0,
  tokens: 0,
  floor: 0,
  roof: 0,
  ridden: 0,
  coinless: 0,
  lastCoinAt: 0,
})

export const scoreOf = ({ travelled, tally }: Flight) =>
  metres(travelled) + tally.coins + tally.near * NEAR_MISS_POINTS

/** Changes the flight in place: copying the whole way sixty times per second would only produce garbage. */
export function stepFlight(
  definition: FlyerDefinition,
  flight: Flight,
  { input, level }: { readonly input: FlyerInput; readonly level: number },
  random: Random,
): SimEvent[] {
  const events: SimEvent[] = []
  const { body } = flight
  if (isPick(input) && flight.tick === 0) takeAlong(flight, level, input)
  const speed = speedAt(definition, flight.travelled)
  flight.tick++
  flight.travelled += speed
  if (flight.safe > 0) flight.safe--
  const pressed = fly(body, flight.craft, input === 1)
  if (pressed) events.push({ kind: flight.craft === 'pack' ? 'thrust' : flight.craft, y: body.y })
  wearOut(flight, events)
  count(flight, speed)
  takeCoins(flight, events)
  takeParcels(flight, events)
  takeTokens(flight, events)
  meetHazards(flight, events)
  sweep(flight)
  layAhead(definition, flight, random)
  return events
}

/** Without the table for it no gadget works. */
function takeAlong(flight: Flight, level: number, input: FlyerInput) {
  if (level !== GADGET_LEVEL) return
  flight.kit = pickedKit(input)
  flight.hasShell = takes(flight.kit, 'shell')
}

function count({ body, craft, tally, travelled }: Flight, speed: number) {
  if (onFloor(body, craft)) tally.floor += speed
  if (onRoof(body, craft)) tally.roof += speed
  if (craft !== 'pack') tally.ridden += speed
  tally.coinless = Math.max(tally.coinless, travelled - tally.lastCoinAt)
}

/** A vehicle has only so much steam; the pack goes on without harm. */
function wearOut(flight: Flight, events: SimEvent[]) {
  if (flight.craft === 'pack') return
  flight.ride--
  if (flight.ride > 0) return
  backToPack(flight, LANDING_MERCY)
  events.push({ kind: 'landed', x: flight.travelled, y: flight.body.y })
}

function backToPack(flight: Flight, safe: number) {
  flight.craft = 'pack'
  flight.ride = 0
  flight.body.pull = 1
  flight.safe = Math.max(flight.safe, safe)
}

const touches = (flight: Flight, thing: { readonly x: number; readonly y: number }, reach: number) => {
  const dx = thing.x - flight.travelled
  const dy = thing.y - flight.body.y
  const far = reach + BODY_HEIGHT[flight.craft]
  return dx * dx + dy * dy < far * far
}

function takeCoins(flight: Flight, events: SimEvent[]) {
  const reach = takes(flight.kit, 'magnet') ? MAGNET_REACH : COIN_REACH
  const worth = takes(flight.kit, 'purse') ? 2 : 1
  const left = flight.coins.filter((coin) => {
    if (coin.x - flight.travelled > reach + 60 || !touches(flight, coin, reach)) return true
    flight.tally.coins += worth
    flight.tally.lastCoinAt = flight.travelled
    events.push({ kind: 'coin', x: coin.x, y: coin.y })
    return false
  })
  if (left.length < flight.coins.length) flight.coins = left
}

function takeTokens(flight: Flight, events: SimEvent[]) {
  const token = flight.tokens.find((one) => touches(flight, one, TOKEN_REACH))
  if (!token) return
  flight.tokens = flight.tokens.filter((one) => one !== token)
  flight.tally.tokens++
  events.push({ kind: 'token', x: token.x, y: token.y })
}

function takeParcels(flight: Flight, events: SimEvent[]) {
  const parcel = flight.parcels.find((one) => touches(flight, one, PARCEL_REACH))
  if (!parcel) return
  flight.parcels = flight.parcels.filter((one) => one !== parcel)
  flight.craft = parcel.craft
  flight.ride = RIDE
  flight.body.pull = 1
  flight.body.vy = Math.min(flight.body.vy, 0)
  flight.safe = Math.max(flight.safe, 40)
  flight.tally.rides++
  if (parcel.craft === 'balloon') flight.tally.balloons++
  if (parcel.craft === 'glider') flight.tally.gliders++
  events.push({ kind: 'ride', x: parcel.x, y: parcel.y })
}

function meetHazards(flight: Flight, events: SimEvent[]) {
  const { body, travelled, tick } = flight
  const radius = BODY_RADIUS[flight.craft]
  for (const hazard of flight.hazards) {
    if (hazard.kind === 'kite') {
      const move = moveKite(hazard, travelled, body.y)
      if (move === 'starts') events.push({ kind: 'kite', y: hazard.y })
    }
    if (hazard.kind === 'beam') followBeam(hazard, flight, events)
    if (hazard.kind === 'roller' && hazard.x - travelled < ROLLS_FROM) hazard.x -= ROLLER_SPEED
    if (hazard.kind === 'bell' && hazard.from - tick === BELL_WARNING) events.push({ kind: 'shake' })
    if (hazard.kind === 'bell' && hazard.from === tick) events.push({ kind: 'bell' })
    const ahead = hazard.x - travelled
    if (ahead > 300 || hazard.passed) continue
    const free = clearance(hazard, tick, { x: travelled, y: body.y }) - radius
    hazard.nearest = Math.min(hazard.nearest, free)
    if (free < 0 && flight.safe === 0) {
      strike(flight, hazard, events)
      return
    }
    if (ahead < -130) pass(flight, hazard, events)
  }
}

/** A beam goes along with the flight until it has burnt out. */
function followBeam(beam: Beam, { tick, travelled }: Flight, events: SimEvent[]) {
  if (tick >= beam.from - BEAM_WARNING && tick < beam.to) beam.x = travelled
  if (tick === beam.from - BEAM_WARNING) events.push({ kind: 'flicker', y: beam.y })
  if (tick === beam.from) events.push({ kind: 'beam', y: beam.y })
}

/** A vehicle breaks together with the hazard; without one the flight is over. */
function strike(flight: Flight, hazard: Hazard, events: SimEvent[]) {
  const at = { x: flight.travelled, y: flight.body.y }
  if (flight.craft === 'pack' && flight.hasShell) {
    flight.hasShell = false
    flight.safe = MERCY
    flight.hazards = flight.hazards.filter((one) => one !== hazard)
    events.push({ kind: 'broken', ...at })
    return
  }
  if (flight.craft === 'pack') {
    flight.over = true
    events.push({ kind: 'crash', ...at })
    return
  }
  backToPack(flight, MERCY)
  flight.hazards = flight.hazards.filter((one) => one !== hazard)
  events.push({ kind: 'broken', ...at })
}

function pass({ tally, safe, body }: Flight, hazard: Hazard, events: SimEvent[]) {
  hazard.passed = true
  tally.dodged++
  if (hazard.kind === 'wire') tally.wires++
  if (hazard.kind === 'gate') tally.gates++
  if (hazard.kind === 'kite') tally.kites++
  if (hazard.kind === 'beam') tally.beams++
  if (hazard.nearest < 0 || hazard.nearest >= NEAR_MISS || safe > 0) return
  tally.near++
  events.push({ kind: 'near', y: body.y, amount: NEAR_MISS_POINTS })
}

/** Occasionally removes what lies behind. */
function sweep(flight: Flight) {
  if (flight.tick % 30 !== 0) return
  const edge = flight.travelled - BEHIND
  const ahead = (thing: { readonly x: number }) => thing.x > edge
  flight.hazards = flight.hazards.filter(ahead)
  flight.coins = flight.coins.filter(ahead)
  flight.parcels = flight.parcels.filter(ahead)
  flight.tokens = flight.tokens.filter(ahead)
}
