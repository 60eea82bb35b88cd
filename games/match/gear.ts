import type { GameContext, Run } from '#kit/game/contract.ts'
import type { MatchDefinition } from './definitions.ts'
import { GEAR, gearAt } from './foes.ts'
import type { Move } from './state.ts'

/** The gear of a duel: found on the way, kept from fight to fight, changed before the first move. */
export interface Gear {
  /** Puts on what was worn last, if this foe may see it. */
  wear(run: Run<Move>): void
  set(id: string): void
  show(level: number): void
  name(worn: number): string
}

export function gearOf({ host, text, memory, remembered }: GameContext<MatchDefinition, Move>): Gear {
  let worn = remembered('gear') ?? memory ?? 'none'

  return {
    wear(run) {
      const gear = GEAR.findIndex(({ id }) => id === worn)
      if (gear <= 0 || run.canUndo || !gearAt(run.level).includes(gear)) return
      run.apply([-1, gear])
    },
    set(id) {
      worn = id
      host.remember(id)
      host.toast(text(`gear.${id}`))
    },
    show(level) {
      const choices = gearAt(level).map((gear) => GEAR[gear]!.id)
      if (choices.length < 2) {
        host.options([])
        return
      }
      const value = choices.find((id) => id === worn) ?? 'none'
      host.options([
        {
          id: 'gear',
          label: text('option.gear'),
          value,
          choices: choices.map((id) => ({ value: id, label: text(`gear.${id}`) })),
        },
      ])
    },
    name: (gear) => (gear > 0 ? text(`gear.${GEAR[gear]!.id}`) : ''),
  }
}
