import type { GameContext, Run } from '#kit/game/contract.ts'
import { readProgress, writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import type { MatchDefinition } from './definitions.ts'
import { GEAR, gearAt, slotsAt, type GearId } from './foes.ts'
import { gearOfPlace, isReached } from './road.ts'
import type { Move } from './state.ts'

/** Won and worn gear, kept between fights. */
export interface Gear {
  readonly won: ReadonlySet<number>
  /** Pieces that were won, by their numbers. */
  owned(): readonly number[]
  /** Pieces that would go into a fight of this level. */
  worn(level: number): readonly number[]
  /** Applies the worn gear before the first move. */
  wear(run: Run<Move>): void
  /** Puts a piece on or takes it off; with both slots full it replaces the one worn longest. */
  toggle(gear: number, level: number): void
  /** Called for a won place: its new piece, if any. */
  take(level: number): number
  /** A player who reaches a level without a stored map has won what leads there. */
  knownFrom(level: number): void
  set(id: string): void
  show(level: number): void
}

const PLACE = 'gear'
const nodeOf = (level: number) => `place-${level}`
/** Places from which gear came before there was a map: wearing a piece proves that progress. */
const FOUND_BEFORE: Readonly<Record<string, number>> = {
  sword: 2,
  shield: 6,
  herbs: 11,
  banner: 17,
  staff: 24,
  crown: 31,
}

/** Reads the stored progress; a single piece of gear dates from before the map. */
export function readWay(memory: string | undefined): Progress {
  const found = memory === undefined ? undefined : FOUND_BEFORE[memory]
  if (found === undefined) return readProgress(memory)
  const owned = Array.from({ length: found - 1 }, (_, index) => nodeOf(index + 1))
  return { ...readProgress(undefined), owned: [...owned, memory!], worn: { [PLACE]: memory! } }
}

export function gearOf({ host, text, memory }: GameContext<MatchDefinition, Move>): Gear {
  let progress = readWay(memory)

  const won = () =>
    new Set(progress.owned.flatMap((id) => (id.startsWith('place-') ? [Number(id.slice(6))] : [])))
  const owned = () =>
    GEAR.flatMap(({ id, from }, gear) =>
      gear > 0 && (won().has(from) || progress.owned.includes(id)) ? [gear] : [],
    )
  const worn = (level: number) =>
    wornIn({ worn: progress.worn, owned: GEAR.map(({ id }) => id) }, PLACE)
      .map((id) => GEAR.findIndex((one) => one.id === id))
      .filter((gear) => owned().includes(gear) && gearAt(level).includes(gear))
      .slice(-slotsAt(level))
  const keep = (next: Progress) => {
    progress = next
    host.remember(writeProgress(progress))
  }
  const put = (gears: readonly number[]) =>
    keep({ ...progress, worn: { ...progress.worn, [PLACE]: gears.map((gear) => GEAR[gear]!.id).join(' ') } })

  return {
    get won() {
      return won()
    },
    owned,
    worn,
    wear(run) {
      const gears = worn(run.level)
      if (gears.length > 0 && !run.canUndo) run.apply([-1, ...gears])
    },
    toggle(gear, level) {
      const now = worn(level)
      put(now.includes(gear) ? now.filter((one) => one !== gear) : [...now, gear].slice(-slotsAt(level)))
    },
    take(level) {
      const isNew = !won().has(level) && isReached(won(), level)
      const piece = gearOfPlace(level)
      const had = owned().includes(piece)
      if (!won().has(level)) keep({ ...progress, owned: [...progress.owned, nodeOf(level)] })
      return isNew && piece > 0 && !had ? piece : 0
    },
    knownFrom(level) {
      if (memory !== undefined || level < 2) return
      keep({ ...progress, owned: Array.from({ length: level - 1 }, (_, index) => nodeOf(index + 1)) })
    },
    set(id) {
      const gear = GEAR.findIndex((one) => one.id === id)
      put(gear > 0 ? [gear] : [])
      host.toast(text(`gear.${id}`))
    },
    show(level) {
      const choices: readonly GearId[] = [
        'none',
        ...owned()
          .filter((gear) => gearAt(level).includes(gear))
          .map((gear) => GEAR[gear]!.id),
      ]
      if (choices.length < 2) {
        host.options([])
        return
      }
      const first = worn(level)[0]
      host.options([
        {
          id: 'gear',
          label: text('option.gear'),
          value: first === undefined ? 'none' : GEAR[first]!.id,
          choices: choices.map((id) => ({ value: id, label: text(`gear.${id}`) })),
        },
      ])
    },
  }
}
