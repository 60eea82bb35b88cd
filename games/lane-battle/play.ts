import { HAND, homeOf, forward, LENGTH, type Place, type Side, type Unit } from './world.ts'
import { KINDS, type CardName } from './kinds.ts'

/** An input is 0, a card in a lane, or a card that is raised. */
const LANES = 3
const RAISE = 60
const MOST_CARDS = 12

export const playInput = (card: number, lane: number) => 1 + card * LANES + lane
export const raiseInput = (card: number) => RAISE + card
export const isInput = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < RAISE + MOST_CARDS

export const MOST_RAISED = 5
const FARTHER_IN = 6
const FRESH_WAIT = 14
const STRONGER = 0.35

type Scene = Pick<Place, 'rules' | 'world'>

/** The cards that can be played now. */
export const cardsOf = ({ rules, world }: Scene, side: Side): readonly CardName[] =>
  rules.isHand ? world.armies[side].cards.slice(0, HAND) : rules.cards

export const levelOf = ({ world }: Scene, side: Side, name: CardName) => world.armies[side].levels[name] ?? 1
export const raiseCost = (scene: Scene, side: Side, name: CardName) => 3 + levelOf(scene, side, name)

export function mayRaise(scene: Scene, side: Side, card: number): boolean {
  const name = cardsOf(scene, side)[card]
  if (!scene.rules.isUpgrading || !name || levelOf(scene, side, name) >= MOST_RAISED) return false
  return scene.world.armies[side].energy >= raiseCost(scene, side, name)
}

export function mayPlay(scene: Scene, side: Side, card: number, lane: number): boolean {
  const name = cardsOf(scene, side)[card]
  return name !== undefined && lane < scene.rules.lanes && scene.world.armies[side].energy >= KINDS[name].cost
}

/** Applies a side's input; an impossible one has no effect. */
export function act(place: Place, side: Side, input: number) {
  if (input === 0) return
  if (input >= RAISE) raise(place, side, input - RAISE)
  else send(place, side, Math.floor((input - 1) / LANES), (input - 1) % LANES)
}

function raise(place: Place, side: Side, card: number) {
  if (!mayRaise(place, side, card)) return
  const army = place.world.armies[side]
  const name = cardsOf(place, side)[card]!
  army.energy -= raiseCost(place, side, name)
  army.levels[name] = levelOf(place, side, name) + 1
  if (side === 0) place.tell('raise', 0, 0, army.levels[name])
}

function send(place: Place, side: Side, card: number, lane: number) {
  if (!mayPlay(place, side, card, lane)) return
  const { world, rules, tell } = place
  const army = world.armies[side]
  const name = cardsOf(place, side)[card]!
  const kind = KINDS[name]
  army.energy -= kind.cost
  if (rules.isHand) {
    army.cards.splice(card, 1)
    army.cards.push(name)
  }
  if (kind.spell) {
    cast(place, side, name, lane)
    return
  }
  const might = 1 + STRONGER * (levelOf(place, side, name) - 1)
  const count = kind.count ?? 1
  for (let one = 0; one < count; one++)
    world.units.push(unitOf(place, side, { name, lane, might, behind: one * 3 }))
  tell(side === 0 ? 'send' : 'foe', lane, homeOf(side), kind.cost)
}

interface Wish {
  readonly name: CardName
  readonly lane: number
  readonly might: number
  readonly behind: number
}

function unitOf({ world }: Place, side: Side, { name, lane, might, behind }: Wish): Unit {
  const health = Math.round(KINDS[name].health * might)
  const at = homeOf(side) + forward(side) * (FARTHER_IN - behind)
  return {
    id: world.nextId++,
    side,
    kind: name,
    lane,
    at,
    health,
    whole: health,
    might,
    wait: FRESH_WAIT,
    held: 0,
  }
}

/** A spell does to all foes of a lane: washes them back, hurts them, or stops them. */
function cast({ world, tell }: Place, side: Side, name: CardName, lane: number) {
  const { damage } = KINDS[name]
  for (const unit of world.units) {
    if (unit.side === side || unit.lane !== lane) continue
    if (name === 'surge') unit.at = Math.max(1, Math.min(LENGTH - 1, unit.at + forward(side) * damage))
    if (name === 'nuts') unit.health -= damage
    if (name === 'ice') unit.held = damage
  }
  tell(name, lane, LENGTH / 2)
}
