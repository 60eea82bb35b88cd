/** Parts of the portal that the operator may switch off. */
export const PARTS = ['trade', 'chat', 'steal', 'cloud', 'oauth'] as const
export type Part = (typeof PARTS)[number]

/** Everything that can be switched; maintenance is off as long as all is well. */
export const FLAG_NAMES = [...PARTS, 'maintenance'] as const
export type FlagName = (typeof FLAG_NAMES)[number]

/** Whom a part is open to, when it is on. */
export const AUDIENCES = ['everybody', 'members'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What operators have edited and is shown now, by what it is about. */
export type ShownEdits = ReadonlyMap<string, unknown>

/** A redirect of the operator; `**` matches the rest of the path. */
export interface OwnRedirect {
  readonly path: string
  readonly redirect: string
  readonly permanent: boolean
}
