import type { Language } from '#kit/i18n/languages.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { BestRule } from '#modules/scores/model.ts'
import type { EventGameCard } from '../calls.ts'

/** A game as far as events go. */
export interface EventGame {
  readonly gameId: number
  readonly best: BestRule
  readonly isRanked: boolean
}

export interface EventGames {
  /** A game that is shown; hidden ones are missing. */
  gameOf(slug: string): EventGame | undefined
}

export interface EventServices extends EventGames {
  cardOf(slug: string, language: Language): EventGameCard | undefined
  /** Names as pages show them to the whole world. */
  readonly facesOnPages: FacesOf
}
