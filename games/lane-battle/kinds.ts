export type CardName =
  | 'crab'
  | 'shoal'
  | 'slinger'
  | 'gull'
  | 'turtle'
  | 'puffer'
  | 'star'
  | 'ram'
  | 'surge'
  | 'nuts'
  | 'ice'

/** A creature; lanes are 100 steps long. */
export interface Kind {
  readonly name: CardName
  /** Energy. */
  readonly cost: number
  readonly health: number
  readonly damage: number
  /** Range in steps. */
  readonly reach: number
  /** Ticks between attacks. */
  readonly pause: number
  /** Steps per tick. */
  readonly pace: number
  /** Number per card. */
  readonly count?: number
  readonly flies?: boolean
  readonly swims?: boolean
  /** Whether it hits flyers; shooters and flyers do. */
  readonly hitsAir?: boolean
  /** Explodes at its first attack. */
  readonly bursts?: boolean
  /** Heals its side instead of attacking. */
  readonly mends?: boolean
  /** Attacks towers only. */
  readonly rams?: boolean
  /** Not a creature: affects all foes of the lane at once. */
  readonly spell?: boolean
}

const creature = (
  name: CardName,
  [cost, health, damage, reach, pause, pace]: readonly number[],
  more: Partial<Kind> = {},
): Kind => ({
  name,
  cost: cost!,
  health: health!,
  damage: damage!,
  reach: reach!,
  pause: pause!,
  pace: pace!,
  ...more,
})

const spell = (name: CardName, cost: number, damage: number): Kind =>
  creature(name, [cost, 0, damage, 0, 0, 0], { spell: true })

export const KINDS: Readonly<Record<CardName, Kind>> = {
  crab: creature('crab', [2, 48, 8, 5, 40, 0.11]),
  shoal: creature('shoal', [3, 17, 5, 4, 30, 0.17], { count: 3, swims: true }),
  slinger: creature('slinger', [3, 26, 9, 20, 52, 0.1], { hitsAir: true }),
  gull: creature('gull', [4, 36, 10, 5, 44, 0.19], { flies: true, hitsAir: true }),
  turtle: creature('turtle', [5, 170, 7, 5, 58, 0.066], { swims: true }),
  puffer: creature('puffer', [4, 30, 36, 5, 1, 0.13], { bursts: true, swims: true }),
  star: creature('star', [3, 36, 6, 16, 50, 0.1], { mends: true }),
  ram: creature('ram', [5, 90, 30, 5, 70, 0.078], { rams: true }),
  surge: spell('surge', 3, 24),
  nuts: spell('nuts', 4, 26),
  ice: spell('ice', 2, 150),
}
