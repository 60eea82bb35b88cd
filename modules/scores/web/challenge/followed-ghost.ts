import type { Family, GameDefinition } from '#kit/game/contract.ts'
import type { Ghost, OpenGhost } from '#kit/game/play.ts'

/** Progress of somebody else's run. */
export interface RivalState {
  readonly score: number
  /** Percentage of their run. */
  readonly percent: number
  readonly isDone: boolean
}

const WHOLE = 100

/**
 * A ghost that reports its progress, in every game: a game steps it with each of the player's inputs, whether or not it draws it.
 * Reports only changes.
 */
export const followed =
  (open: OpenGhost, inputs: number, tell: (state: RivalState) => void): OpenGhost =>
  <Definition extends GameDefinition, Input>(
    family: Family<Definition, Input>,
    definition: Definition,
  ): Ghost<Input> => {
    const ghost = open(family, definition)
    let at = 0
    let last: RivalState | undefined
    function look() {
      const isDone = at >= inputs || ghost.sim.status !== 'playing'
      const percent = isDone ? WHOLE : Math.floor((at / inputs) * WHOLE)
      const { score } = ghost.sim
      if (last?.score === score && last.percent === percent && last.isDone === isDone) return
      last = { score, percent, isDone }
      tell(last)
    }
    look()
    return {
      seed: ghost.seed,
      level: ghost.level,
      get sim() {
        return ghost.sim
      },
      step() {
        ghost.step()
        at += 1
        look()
      },
      rewind() {
        ghost.rewind()
        at = 0
        look()
      },
    }
  }
