import type { GameOption, Run } from '#kit/game/contract.ts'
import { isStrength, levelOf, sideChoiceOf, type Opponent, type SideChoice } from './modes.ts'
import type { ChessInput } from './rules.ts'
import type { ChessContext } from './say.ts'

export const OPPONENT = 'opponent'
export const SIDE = 'side'
export const FLIP = 'flip'

const STRENGTHS = [1, 2, 3, 4, 5, 6] as const
const SIDES: readonly SideChoice[] = ['white', 'black', 'random']
const FIRST_OPPONENT = 2
/** Everybody meets the same computer in the challenge of the day. */
const DAILY_LEVEL = 3

/** What the player has chosen in the menu. */
export interface Choice {
  readonly opponent: Exclude<Opponent, 'away'>
  readonly side: SideChoice
  /** Friends on one device: the board turns to whoever is to move. */
  readonly flips: boolean
}

export function chosen(context: ChessContext): Choice {
  return {
    opponent: readOpponent(context.remembered(OPPONENT)),
    side: readSide(context.remembered(SIDE)),
    flips: context.remembered(FLIP) === 'on',
  }
}

/** The choice after the player has picked a value in the menu. */
export function chosenAnew(choice: Choice, id: string, value: string): Choice {
  if (id === OPPONENT) return { ...choice, opponent: readOpponent(value) }
  if (id === SIDE) return { ...choice, side: readSide(value) }
  return id === FLIP ? { ...choice, flips: value === 'on' } : choice
}

function readOpponent(value: string | undefined): Choice['opponent'] {
  if (value === 'friend') return value
  const strength = Number(value)
  return isStrength(strength) ? strength : FIRST_OPPONENT
}

const readSide = (value: string | undefined): SideChoice => SIDES.find((side) => side === value) ?? 'white'

export const levelOfChoice = ({ opponent, side }: Choice) => levelOf(opponent, side)

/** The kept game, or a fresh one against the chosen opponent. */
export function openRun(context: ChessContext, choice: Choice): Run<ChessInput> {
  const run = context.open()
  const begun = run.sim.progress > 0
  return begun || run.level === levelOfChoice(choice) ? run : context.fresh({ level: levelOfChoice(choice) })
}

/** A fresh run; the challenge of the day names a seed only. */
export const freshRun = (context: ChessContext, choice: Choice, wish: { seed?: number; level?: number }) =>
  context.fresh({ ...wish, level: wish.level === undefined ? DAILY_LEVEL : levelOfChoice(choice) })

/** The menu shows whom the run is played against, which in the challenge of the day is not the player's own choice. */
export function optionsOf(
  { text, number }: ChessContext,
  {
    level,
    opponent,
    flips,
  }: { readonly level: number; readonly opponent: Opponent; readonly flips: boolean },
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
  const sides: GameOption = {
    id: SIDE,
    label: text('option.side'),
    value: sideChoiceOf(level),
    choices: SIDES.map((one) => ({ value: one, label: text(`side.${one}`) })),
  }
  const turning: GameOption = {
    id: FLIP,
    label: text('option.flip'),
    value: flips ? 'on' : 'off',
    choices: (['off', 'on'] as const).map((one) => ({ value: one, label: text(`flip.${one}`) })),
  }
  return [opponents, opponent === 'friend' ? turning : sides]
}
