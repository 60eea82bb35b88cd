import type { SoundName } from '#kit/game/contract.ts'

/** The rarest event of a move determines its sound. */
export function soundOf(kinds: readonly string[], moves: number): readonly [SoundName, number] {
  const has = (kind: string) => kinds.includes(kind)
  if (has('drowned')) return ['bad', 0]
  if (has('home')) return ['score', 4]
  if (has('fill')) return ['bounce', -5]
  if (has('key')) return ['coin', 4]
  if (has('tunnel')) return ['boost', 4]
  if (has('swap')) return ['flip', 0]
  if (has('pull')) return ['move', 3]
  if (has('push')) return ['move', -2]
  // Steps go left, right: two pitches in turn.
  return ['tap', moves % 2 ? 2 : 0]
}
