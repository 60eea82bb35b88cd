import { BOMB, RAINBOW, type Aim, type State } from './state.ts'

/** Boosters for hard levels: bought with coins, used by a touch. */
export const BOOSTERS = ['bomb', 'rainbow', 'shots'] as const
export type Booster = (typeof BOOSTERS)[number]

/** Inputs of boosters; bots do not use them. */
const FIRST: Aim = 1001
export const MORE_SHOTS = 5
/** Limit per run: a level cannot be bought. */
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
