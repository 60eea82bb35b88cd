import type { State } from './modes.ts'

/** Shares of a flawless run for three and two stars. */
const THREE = 0.85
const TWO = 0.65

/** Stars of a won run, by what is left of its lives or by the points it did not lose. */
export function starsOf(state: State): 1 | 2 | 3 {
  const share = shareOf(state)
  return share >= THREE ? 3 : share >= TWO ? 2 : 1
}

function shareOf(state: State): number {
  switch (state.mode) {
    case 'tide':
      return (state.lives + 1) / 7
    case 'cross':
    case 'wheel':
      return (state.lives + 1) / 6
    case 'cliff':
    case 'slips':
      return (state.lives + 1) / 5
    case 'snakes':
    case 'stacks':
    case 'rain':
    case 'maze':
    case 'latin':
    case 'cipher':
    case 'halves':
    case 'sieve':
    case 'braid':
      return (state.lives + 1) / 6
    case 'shells':
      // Nine names, each with at most half of its coins spent.
      return state.points / (9 * 45)
    case 'swap':
    case 'lock':
      return state.lives >= 3 ? 1 : state.lives / 4 + 0.2
    case 'guess':
      // 95 points a word guessed at once, 20 for the last guess.
      return state.points / (5 * 65)
    case 'hunt':
      return 1 - state.misses / 8
    case 'pairs':
      return state.points / (28 * 26)
  }
}
