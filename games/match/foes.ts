/** What a foe does to the board or to the hero beside its strike. */
export type Curse = 'none' | 'rocks' | 'skulls' | 'drain' | 'poison' | 'scramble'

/** The foe's next action: strike, wind up a heavy blow that can be broken, raise a ward, or heal. */
export type Act = 'strike' | 'heavy' | 'ward' | 'mend'

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
  /** Subtracted from every sword hit. */
  readonly armor: number
  readonly curse: Curse
  readonly boss: boolean
  /** Its actions in repeating order; a boss announces each. */
  readonly plan: readonly Act[]
}

const CURSES: readonly Curse[] = ['none', 'rocks', 'poison', 'skulls', 'drain', 'scramble']
const COLORS = ['#6fcf5b', '#c86bff', '#ff8b4a', '#4ac3ff', '#e8556d', '#c9b45a', '#5be0c0', '#9fa8c4']
/** Damage deals by gem: swords, moons. Weaknesses go round among what can hurt. */
const WEAK = [0, 4, 2] as const
const BOSS_EVERY = 8
const PLAIN_PLAN: readonly Act[] = ['strike']
/** Each boss has a rhythm of its own. */
const BOSS_PLANS: readonly (readonly Act[])[] = [
  ['strike', 'heavy'],
  ['strike', 'ward', 'heavy'],
  ['strike', 'mend', 'heavy'],
  ['strike', 'ward', 'strike', 'heavy'],
  ['strike', 'mend', 'ward', 'heavy'],
]

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
    plan: boss ? BOSS_PLANS[level / BOSS_EVERY - 1]! : PLAIN_PLAN,
  }
}

export const HERO_HP = 40
export const FULL_CHARGE = 12

/** Gear is won on the road: `from` is the place that gives it, so a fork decides which piece comes first. */
export const GEAR = [
  { id: 'none', from: 0 },
  { id: 'sword', from: 2 },
  { id: 'shield', from: 3 },
  { id: 'herbs', from: 10 },
  { id: 'banner', from: 11 },
  { id: 'staff', from: 26 },
  { id: 'crown', from: 35 },
  { id: 'boots', from: 18 },
  { id: 'ring', from: 19 },
  { id: 'drum', from: 27 },
  { id: 'lamp', from: 34 },
] as const
export type GearId = (typeof GEAR)[number]['id']

/** From this level on two pieces may be worn. */
export const TWO_FROM = 17
export const slotsAt = (level: number): 1 | 2 => (level >= TWO_FROM ? 2 : 1)

/** Gear that may have been won before this level. */
export const gearAt = (level: number): readonly number[] =>
  GEAR.flatMap(({ from }, gear) => (from < level ? [gear] : []))

/** Whether a move puts on gear that may be worn at this level, each piece once. */
export const isGearMove = (level: number, [mark, ...pieces]: readonly number[]): boolean =>
  mark === -1 &&
  pieces.length > 0 &&
  pieces.length <= slotsAt(level) &&
  new Set(pieces).size === pieces.length &&
  pieces.every((piece) => piece > 0 && gearAt(level).includes(piece))
