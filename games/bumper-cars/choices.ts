import type { GameOption } from '#kit/game/contract.ts'
import { FIELDS } from './fields.ts'
import { MODES, type Setup } from './modes.ts'
import type { Rink } from './rink.ts'

const TEAMS = ['1', '2'] as const
const OPPONENTS = ['1', '2', '3', '4', '5'] as const
const NAMES = FIELDS.map(({ name }) => name)

/** The setup after a menu choice; an invalid one changes nothing. */
export function setupWith(setup: Setup, id: string, value: string | undefined): Setup {
  if (id === 'mode') return { ...setup, mode: MODES.find((mode) => mode === value) ?? setup.mode }
  if (id === 'team') return { ...setup, sides: value === '2' ? 2 : 1 }
  if (id === 'opponent') {
    const at = OPPONENTS.findIndex((one) => one === value)
    return at < 0 ? setup : { ...setup, rival: at }
  }
  const field = NAMES.findIndex((name) => name === value)
  return id === 'field' && field >= 0 ? { ...setup, field } : setup
}

/** The menu of a match; a cup draws team and field itself. */
export function optionsOf({ setup, text }: Rink): readonly GameOption[] {
  const option = (id: string, value: string, values: readonly string[]): GameOption => ({
    id,
    label: text(id),
    value,
    choices: values.map((one) => ({ value: one, label: text(`${id}.${one}`) })),
  })
  const { mode, sides, rival, field } = setup
  return [
    option('mode', mode, MODES),
    ...(mode === 'duel' ? [option('team', String(sides), TEAMS)] : []),
    ...(mode === 'together' ? [option('opponent', OPPONENTS[rival] ?? '2', OPPONENTS)] : []),
    ...(mode === 'cup' || mode === 'room' ? [] : [option('field', NAMES[field] ?? 'meadow', NAMES)]),
  ]
}
