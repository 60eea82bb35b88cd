/** Parts of the portal that an operator may disable. */
export const PARTS = ['trade', 'chat', 'steal', 'cloud', 'oauth'] as const
export type Part = (typeof PARTS)[number]

/** All flags; maintenance is normally off. */
export const FLAG_NAMES = [...PARTS, 'maintenance'] as const
export type FlagName = (typeof FLAG_NAMES)[number]

/** Who may use a part that is on. */
export const AUDIENCES = ['everybody', 'members'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Open rooms of a game in one process. */
export interface GameRooms {
  readonly game: string
  readonly rooms: number
  /** People with a seat. */
  readonly players: number
  readonly spectators: number
}

/** Edits in force, by subject. */
export type ShownEdits = ReadonlyMap<string, unknown>

/** An operator's redirect; `**` matches the rest of the path. */
export interface OwnRedirect {
  readonly path: string
  readonly redirect: string
  readonly permanent: boolean
}
