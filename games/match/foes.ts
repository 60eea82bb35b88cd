/** What a foe does to the board or to the hero beside its strike. */
export type Curse = 'none' | 'rocks' | 'skulls' | 'drain' | 'poison' | 'scramble'

export interface Foe {
  /** Shape of its body, 0 to 7. */
  readonly body: number
  readonly color: string
  readonly hp: number
  readonly attack: number
  /** Moves between two strikes. */
  readonly every: number
  /** Gem that hurts it doubly. */
  readonly weak: number
  /** Taken off every hit of swords. */
  readonly armor: number
  readonly curse: Curse
  readonly boss: boolean
}

const CURSES: readonly Curse[] = ['none', 'rocks', 'poison', 'skulls', 'drain', 'scramble']
const COLORS = ['#6fcf5b', '#c86bff', '#ff8b4a', '#4ac3ff', '#e8556d', '#c9b45a', '#5be0c0', '#9fa8c4']
/** Damage deals by gem: swords, moons. Weaknesses go round among what can hurt. */
const WEAK = [0, 4, 2] as const
const BOSS_EVERY = 8

/** Foe by number, 1 to 40; every eighth is a boss. */
export function foeOf(level: number): Foe {
  const boss = level % BOSS_EVERY === 0
  return {
    body: (level - 1) % BOSS_EVERY,
    color: COLORS[(level * 3 + Math.floor(level / BOSS_EVERY)) % COLORS.length]!,
    hp: 56 + level * 4 + (boss ? 16 + level : 0),
    attack: 8 + Math.floor(level / 5) + (boss ? 2 : 0),
    every: boss ? 2 : level % 3 === 2 ? 2 : 3,
    weak: WEAK[level % WEAK.length]!,
    armor: level < 6 ? 0 : level % 4 === 1 ? 2 : level % 4 === 3 ? 1 : 0,
    curse: level < 3 ? 'none' : CURSES[(level + Math.floor(level / 7)) % CURSES.length]!,
    boss,
  }
}

export const HERO_HP = 40
export const FULL_CHARGE = 12

/** Gear is found on the way: its number and the foe before which it lies. */
export const GEAR = [
  { id: 'none', from: 1 },
  { id: 'sword', from: 2 },
  { id: 'shield', from: 6 },
  { id: 'herbs', from: 11 },
  { id: 'banner', from: 17 },
  { id: 'staff', from: 24 },
  { id: 'crown', from: 31 },
] as const

export const gearAt = (level: number): readonly number[] =>
  GEAR.flatMap(({ from }, gear) => (from <= level ? [gear] : []))
