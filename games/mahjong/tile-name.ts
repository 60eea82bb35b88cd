import type { MahjongContext } from './choose-board.ts'
import { rankOf, suitOf, THINGS, type Face } from './tiles.ts'

/** A tile in words, for screen readers. */
export function tileName({ text, number }: MahjongContext, face: Face): string {
  const suit = suitOf(face)
  if (suit === 'thing') return text(`tile.${THINGS[rankOf(face)]!}`)
  if (suit === 'flower' || suit === 'star') return text(`tile.${suit}`)
  return text(`tile.${suit}`, { count: number(rankOf(face)) })
}
