import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { PrankScene, Reaction } from './scene.ts'
import { scenes } from './scenes.ts'

/** `tap bell`, `drag bucket door`, `hold hose`, `shake pepper`, or `hint`. */
export type PrankInput = string
export type Looks = Readonly<Record<string, string>>

export interface State {
  readonly scene: number
  readonly looks: Looks
  /** Touches that led nowhere. */
  readonly slips: number
  readonly hints: number
  /** Steps of the hint that are shown for the next touch. */
  readonly shown: number
  readonly moves: number
}

/** Slips until the house has noticed. */
export const PATIENCE = 10
/** A hint says where, then what with, then how. */
export const HINT_STEPS = 3
const FULL_JOKE = 1000
const SLIP_COST = 60
const HINT_COST = 40
const LEAST_JOKE = 100
const THREE_STARS = 2
const TWO_STARS = 5

export const sceneAt = (index: number): PrankScene => scenes[index % scenes.length]!

export const startLooks = ({ things }: PrankScene): Looks =>
  Object.fromEntries(Object.entries(things).map(([name, { start }]) => [name, start]))

const fits = (look: string, wanted: string) =>
  wanted.startsWith('!') ? !wanted.slice(1).split('|').includes(look) : wanted.split('|').includes(look)

/** Whether things have the wanted looks. */
export const holds = (looks: Looks, wanted: Looks = {}) =>
  Object.entries(wanted).every(([name, look]) => fits(looks[name]!, look))

export const isPranked = ({ goal }: PrankScene, looks: Looks) => holds(looks, goal)

/** The first reaction that fits, as its place in the list. */
export const reactionTo = ({ reactions }: PrankScene, looks: Looks, input: PrankInput): number =>
  reactions.findIndex(({ on, when }) => on === input && holds(looks, when))

/** The looks after a reaction; the same object when it is only a gag. */
export const changed = (looks: Looks, reaction: Reaction | undefined): Looks =>
  reaction?.turns ? { ...looks, ...reaction.turns } : looks

/** Every possible touch in this picture. */
export function touches({ things }: PrankScene, looks: Looks): PrankInput[] {
  const there = Object.keys(things).filter((name) => looks[name] !== 'gone' && !things[name]!.still)
  return there.flatMap((name) => {
    const can = things[name]!.can ?? ''
    const inputs = [`tap ${name}`]
    if (can.includes('hold')) inputs.push(`hold ${name}`)
    if (can.includes('shake')) inputs.push(`shake ${name}`)
    if (can.includes('drag'))
      for (const other of there) if (other !== name) inputs.push(`drag ${name} ${other}`)
    return inputs
  })
}

export function starsOf({ slips, hints }: State): 1 | 2 | 3 {
  const cost = slips + hints
  return cost <= THREE_STARS ? 3 : cost <= TWO_STARS ? 2 : 1
}

const isOver = (state: State) => isPranked(sceneAt(state.scene), state.looks) || state.slips >= PATIENCE

function step(state: State, input: PrankInput): { state: State; events: readonly SimEvent[] } {
  if (input === 'hint') {
    const hinted = { ...state, hints: state.hints + 1, shown: state.shown + 1, moves: state.moves + 1 }
    return { state: hinted, events: [{ kind: 'hint', amount: hinted.shown }] }
  }
  const scene = sceneAt(state.scene)
  const index = reactionTo(scene, state.looks, input)
  const looks = changed(state.looks, scene.reactions[index])
  const isSlip = looks === state.looks
  const after: State = {
    ...state,
    looks,
    slips: state.slips + (isSlip ? 1 : 0),
    shown: isSlip ? state.shown : 0,
    moves: state.moves + 1,
  }
  const kind = !isSlip ? (isPranked(scene, looks) ? 'prank' : 'step') : index < 0 ? 'nothing' : 'gag'
  return { state: after, events: [{ kind, amount: index }] }
}

/** A riddle as turns, without random numbers. */
export const turnRules = (level: number): TurnRules<State, PrankInput> => ({
  start: () => ({
    scene: (level - 1) % scenes.length,
    looks: startLooks(sceneAt(level - 1)),
    slips: 0,
    hints: 0,
    shown: 0,
    moves: 0,
  }),
  step,
  legal(state) {
    if (isOver(state)) return []
    const inputs = touches(sceneAt(state.scene), state.looks)
    return state.shown < HINT_STEPS ? [...inputs, 'hint'] : inputs
  },
  status(state) {
    if (isPranked(sceneAt(state.scene), state.looks)) return 'won'
    return state.slips >= PATIENCE ? 'lost' : 'playing'
  },
  score({ scene, looks, slips, hints }) {
    if (!isPranked(sceneAt(scene), looks)) return 0
    return Math.max(LEAST_JOKE, FULL_JOKE - slips * SLIP_COST - hints * HINT_COST)
  },
  progress(state) {
    return isPranked(sceneAt(state.scene), state.looks) ? 1 : 0
  },
})
