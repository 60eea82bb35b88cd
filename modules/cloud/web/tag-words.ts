import type { MessageSource } from '#kit/i18n/use-messages.ts'
import type { cloudTexts } from './texts.ts'

type KeyOf<Source> = Source extends MessageSource<infer Key> ? Key : never
type TagKey = Extract<KeyOf<typeof cloudTexts>, `tag.${string}`>

/** Names of our tags; a tag without one is not shown. */
export const tagWords: Readonly<Record<string, TagKey | undefined>> = {
  platformer: 'tag.platformer',
  puzzle: 'tag.puzzle',
  racing: 'tag.racing',
  board: 'tag.board',
  shooter: 'tag.shooter',
  arcade: 'tag.arcade',
  strategy: 'tag.strategy',
  cards: 'tag.cards',
  twoPlayers: 'tag.twoPlayers',
  simulation: 'tag.simulation',
  sports: 'tag.sports',
  rolePlaying: 'tag.rolePlaying',
  adventure: 'tag.adventure',
}
