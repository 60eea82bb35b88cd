import type { GameOption, Run } from '#kit/game/contract.ts'
import { isTempo, TEMPI, tempoOf, type Clock, type Tempo } from './clock.ts'
import { isStrength, levelOf, sideChoiceOf, type Opponent, type SideChoice } from './modes.ts'
import type { ChessInput } from './rules.ts'
import type { ChessContext } from './say.ts'

export const OPPONENT = 'opponent'
export const SIDE = 'side'
export const FLIP = 'flip'
export const CLOCK = 'clock'
export const COORDINATES = 'coordinates'
const NO_CLOCK = 'none'

const STRENGTHS = [1, 2, 3, 4, 5, 6] as const
const SIDES: readonly SideChoice[] = ['white', 'black', 'random']
const FIRST_OPPONENT = 2
/** Everybody plays the same computer in the daily challenge. */
const DAILY_LEVEL = 3

/** The player's choice in the menu. */
export interface Choice {
  readonly opponent: Exclude<Opponent, 'away'>
  readonly side: SideChoice
  /** For friends on one device: the board turns to the side to move. */
  readonly flips: boolean
  readonly tempo: Tempo | typeof NO_CLOCK
  readonly coordinates: boolean
}

export function chosen(context: ChessContext): Choice {
  return {
    opponent: readOpponent(context.remembered(OPPONENT)),
    side: readSide(context.remembered(SIDE)),
    flips: context.remembered(FLIP) === 'on',
    tempo: readTempo(context.remembered(CLOCK)),
    coordinates: context.remembered(COORDINATES) !== 'off',
  }
}

/** The choice after a menu value was picked. */
export function chosenAnew(choice: Choice, id: string, value: string): Choice {
  if (id === OPPONENT) return { ...choice, opponent: readOpponent(value) }
  if (id === SIDE) return { ...choice, side: readSide(value) }
  if (id === CLOCK) return { ...choice, tempo: readTempo(value) }
  if (id === COORDINATES) return { ...choice, coordinates: value !== 'off' }
  return id === FLIP ? { ...choice, flips: value === 'on' } : choice
}

function readOpponent(value: string | undefined): Choice['opponent'] {
  if (value === 'friend') return value
  const strength = Number(value)
  return isStrength(strength) ? strength : FIRST_OPPONENT
}

const readTempo = (value: string | undefined): Choice['tempo'] => (isTempo(value) ? value : NO_CLOCK)

const readSide = (value: string | undefined): SideChoice => SIDES.find((side) => side === value) ?? 'white'

export const levelOfChoice = ({ opponent, side }: Choice) => levelOf(opponent, side)

/** Whether a choice needs another game than the current one. */
export const isOtherGame = (level: number, before: Choice, now: Choice) =>
  levelOfChoice(now) !== level || now.tempo !== before.tempo

/** The stored game, or a new one against the chosen opponent. */
export function openRun(context: ChessContext, choice: Choice): Run<ChessInput> {
  const run = context.open()
  if (context.far) return run
  const begun = run.sim.progress > 0
  const fits = begun || run.level === levelOfChoice(choice)
  return fits ? timed(run, choice, !begun) : freshRun(context, choice, { level: 0 })
}

/** A new run; the daily challenge names a seed only. */
export function freshRun(
  context: ChessContext,
  choice: Choice,
  wish: { seed?: number; level?: number },
  hasClock = true,
): Run<ChessInput> {
  const level = wish.level === undefined ? DAILY_LEVEL : levelOfChoice(choice)
  // The daily challenge has no clock.
  return timed(context.fresh({ ...wish, level }), choice, hasClock && wish.level !== undefined)
}

/** The first input sets the clock, so that a replay knows it. */
function timed(run: Run<ChessInput>, { tempo }: Choice, isFresh: boolean): Run<ChessInput> {
  if (isFresh && tempo !== NO_CLOCK) run.apply(`@${tempo}`)
  return run
}

interface Shown {
  readonly level: number
  readonly opponent: Opponent
  readonly clock?: Clock | undefined
}

/** The menu shows the actual opponent, which in the daily challenge is not the player's choice. */
export function optionsOf(
  { text, number }: ChessContext,
  { level, opponent, clock }: Shown,
  { flips, coordinates }: Pick<Choice, 'flips' | 'coordinates'>,
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
  const clocks: GameOption = {
    id: CLOCK,
    label: text('option.clock'),
    value: clock ? tempoOf(clock) : NO_CLOCK,
    choices: [
      { value: NO_CLOCK, label: text('clock.none') },
      ...TEMPI.map((tempo) => ({ value: tempo, label: tempo })),
    ],
  }
  const turning: GameOption = {
    id: FLIP,
    label: text('option.flip'),
    value: flips ? 'on' : 'off',
    choices: (['off', 'on'] as const).map((one) => ({ value: one, label: text(`flip.${one}`) })),
  }
  const letters: GameOption = {
    id: COORDINATES,
    label: text('option.coordinates'),
    value: coordinates ? 'on' : 'off',
    choices: (['on', 'off'] as const).map((one) => ({ value: one, label: text(`coordinates.${one}`) })),
  }
  return [opponents, opponent === 'friend' ? turning : sides, clocks, letters]
}
