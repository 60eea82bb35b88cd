import type { GameContext, GameOption, HudItem, Run } from '#kit/game/contract.ts'
import type { MemoryDefinition } from './definitions.ts'
import { faces } from './faces.ts'
import { parOf, takenBy } from './turn-rules.ts'
import type { TurnState } from './turn-state.ts'
import type { WatchState } from './watch-rules.ts'

export type MemoryContext = GameContext<MemoryDefinition, number>

/** The daily challenge is of medium size for everybody. */
const DAILY_LEVEL = 2
const LEVELS = ['1', '2', '3'] as const

/** The level the player chose last, from 1 to 3. */
export const levelOfOption = (level: string | undefined) =>
  Math.max(
    0,
    LEVELS.findIndex((one) => one === level),
  ) + 1

/** Meaning of a game's level: board size, the parrot's memory, or the initial size. */
const meaningOf = ({ rules }: MemoryDefinition) =>
  rules.play === 'watch' ? 'watch' : rules.rival ? 'parrot' : 'size'

export function optionsOf({ text, definition }: MemoryContext, level: number): GameOption[] {
  const id = meaningOf(definition)
  const choices = LEVELS.map((value) => ({ value, label: text(`${id}.${value}`) }))
  return [{ id: 'level', label: text(`option.${id}`), value: String(level), choices }]
}

/** The stored run; without one a board of the player's last choice. */
export function openFirst(context: MemoryContext): Run<number> {
  const kept = context.open()
  const level = levelOfOption(context.remembered('level'))
  const isUntouched = !kept.canUndo && kept.sim.progress === 0 && kept.sim.score === 0
  return isUntouched && kept.level !== level ? context.fresh({ level }) : kept
}

/** A new run; the daily challenge names a seed only. */
export function openFresh(
  context: MemoryContext,
  { seed, level }: { seed?: number; level?: number },
): Run<number> {
  const chosen = levelOfOption(context.remembered('level'))
  if (seed === undefined) return context.fresh({ level: chosen })
  return context.fresh({ seed, level: level === undefined ? DAILY_LEVEL : chosen })
}

export function turnHud({ text, number }: MemoryContext, state: TurnState): HudItem[] {
  if (state.kind.rival)
    return [
      { id: 'you', label: text('hud.you'), value: number(takenBy(state, 0)) },
      { id: 'parrot', label: text('hud.parrot'), value: number(takenBy(state, 1)) },
    ]
  const left = state.cards.length / state.kind.set - takenBy(state, 0)
  return [
    { id: 'par', label: text('hud.par'), value: number(parOf(state)) },
    { id: 'left', label: text('hud.left'), value: number(left) },
  ]
}

export const watchHud = ({ text, number }: MemoryContext, state: WatchState): HudItem[] => [
  { id: 'round', label: text('hud.round'), value: number(Math.min(state.round, state.rounds)) },
  { id: 'hearts', label: text('hud.hearts'), value: number(Math.max(0, state.hearts)) },
]

/** Position and content of a card for screen readers. */
export const cardText = (
  { text }: MemoryContext,
  { columns, cards }: { readonly columns: number; readonly cards: readonly number[] },
  place: number,
  isUp: boolean,
): string =>
  text('say.card', {
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
    what: isUp ? text(`face.${faces[cards[place]!]!.id}`) : text('face.back'),
  })
