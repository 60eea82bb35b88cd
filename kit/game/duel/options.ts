import type { GameContext, GameDefinition, GameOption, Run } from '#kit/game/contract.ts'
import { isStrength, levelOf, STARTERS, starterOf, STRENGTHS, type Opponent, type Starter } from './modes.ts'
import type { MoveName } from './rules.ts'

const OPPONENT = 'opponent'
const STARTS = 'starts'
const FIRST_OPPONENT = 2
/** Everybody meets the same computer in the daily challenge. */
const DAILY_LEVEL = 3

/** What the player has chosen in the menu. */
export interface Choice {
  readonly opponent: Exclude<Opponent, 'away'>
  readonly starter: Starter
}

type Context<Move> = GameContext<GameDefinition, Move>

const readOpponent = (value: string | undefined): Choice['opponent'] => {
  if (value === 'friend') return value
  const strength = Number(value)
  return isStrength(strength) ? strength : FIRST_OPPONENT
}
const readStarter = (value: string | undefined) => STARTERS.find((one) => one === value) ?? 'you'

export const chosen = <Move>(context: Context<Move>): Choice => ({
  opponent: readOpponent(context.remembered(OPPONENT)),
  starter: readStarter(context.remembered(STARTS)),
})

/** The choice after the player has picked a value in the menu. */
export function chosenAnew(choice: Choice, id: string, value: string): Choice {
  if (id === OPPONENT) return { ...choice, opponent: readOpponent(value) }
  return id === STARTS ? { ...choice, starter: readStarter(value) } : choice
}

export const levelOfChoice = ({ opponent, starter }: Choice) => levelOf(opponent, starter)

/** The stored game, or a new one against the chosen opponent. */
export function openChosen<Move extends MoveName>(context: Context<Move>, choice: Choice): Run<Move> {
  const run = context.open()
  const begun = run.sim.progress > 0
  return begun || run.level === levelOfChoice(choice) ? run : context.fresh({ level: levelOfChoice(choice) })
}

/** A new run; a daily challenge names only a seed. */
export const freshRun = <Move extends MoveName>(
  context: Context<Move>,
  choice: Choice,
  wish: { readonly seed?: number; readonly level?: number },
): Run<Move> =>
  context.fresh({ ...wish, level: wish.level === undefined ? DAILY_LEVEL : levelOfChoice(choice) })

/** The menu shows the actual opponent, which in a daily challenge is not the player's choice. */
export function optionsOf<Move>(
  { text, number }: Context<Move>,
  level: number,
  opponent: Opponent,
): readonly GameOption[] {
  const opponents: GameOption = {
    id: OPPONENT,
    label: text('option.opponent'),
    value: String(opponent),
    choices: [
      ...STRENGTHS.map((strength) => ({
        value: String(strength),
        label: `${number(strength)} · ${text(`level.${strength}`)}`,
      })),
      { value: 'friend', label: text('opponent.friend') },
    ],
  }
  const starters: GameOption = {
    id: STARTS,
    label: text('option.starts'),
    value: starterOf(level),
    choices: STARTERS.map((one) => ({ value: one, label: text(`starts.${one}`) })),
  }
  return opponent === 'friend' ? [opponents] : [opponents, starters]
}
