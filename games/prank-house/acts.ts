export type ActKind =
  | 'hop'
  | 'shake'
  | 'spin'
  | 'squash'
  | 'nod'
  | 'tremble'
  | 'fly'
  | 'as'
  | 'say'
  | '='
  | 'splash'
  | 'foam'
  | 'puff'
  | 'hearts'
  | 'stars'
  | 'snow'
  | 'crumbs'
  | 'stink'

/** A step of an animation: who does what, and when. */
export interface Act {
  readonly at: number
  readonly thing: string
  readonly kind: ActKind
  /** Look, symbol or distances. */
  readonly rest: readonly string[]
}

/** Acts without a time of their own follow each other at this pace. */
const PACE = 0.12

/** Reads `0.3 bell shake; cat as angry 1` and the like. */
export function readActs(text: string): Act[] {
  let at = 0
  return text.split(';').map((part, index) => {
    const words = part.trim().split(' ')
    const own = /^[.\d]/.test(words[0]!) ? Number(words.shift()) : undefined
    at = own ?? (index === 0 ? 0 : at + PACE)
    const [thing = '', kind = 'hop', ...rest] = words
    return { at, thing, kind: kind as ActKind, rest }
  })
}

const LENGTHS: Partial<Record<ActKind, number>> = {
  fly: 0.6,
  spin: 0.5,
  tremble: 0.5,
  shake: 0.4,
  say: 0.6,
  '=': 0.4,
}

export const secondsOf = ({ kind, rest }: Act) =>
  kind === 'as' ? Number(rest[1] ?? 1) : (LENGTHS[kind] ?? 0.3)
