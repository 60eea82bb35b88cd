import { BOMB, RAINBOW, type Aim, type State } from './state.ts'

/** What a player keeps for a hard level: coins buy it, a touch uses it up. */
export const BOOSTERS = ['bomb', 'rainbow', 'shots'] as const
export type Booster = (typeof BOOSTERS)[number]

/** Inputs that use one; no bot asks for them. */
const FIRST: Aim = 1001
export const MORE_SHOTS = 5
/** So many a run: a level is not bought. */
export const MOST_BOOSTS = 3

export const boostAim = (booster: Booster): Aim => FIRST + BOOSTERS.indexOf(booster)
export const boosterOf = (aim: Aim): Booster | undefined => BOOSTERS[aim - FIRST]

export const mayBoost = ({ status, left, boosts = [] }: State): boolean =>
  status === 'playing' && left >= 0 && boosts.length < MOST_BOOSTS

/** The loaded bubble becomes a charm, or there are more shots. */
export function boosted(state: State, booster: Booster): State {
  const boosts = [...(state.boosts ?? []), booster]
  if (booster === 'shots') return { ...state, boosts, left: state.left + MORE_SHOTS }
  return { ...state, boosts, queue: [booster === 'bomb' ? BOMB : RAINBOW, ...state.queue.slice(1)] }
}
