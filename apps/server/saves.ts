import type { Limiter } from '#kit/limits/limiter.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { savesHandlers } from '#modules/saves/server/index.ts'
import type { Rates } from './rates.ts'

interface SaveParts {
  readonly catalogue: Pick<Catalogue, 'bySlug'>
  readonly limiter: Limiter
  readonly rates: Rates
}

/** Saves of games; of a game they need only its title and which scores are better. */
export const openSaves = ({ catalogue, limiter, rates }: SaveParts) =>
  savesHandlers({
    gameOf(slug) {
      const game = catalogue.bySlug(slug)
      return (
        game && {
          best: game.score.best,
          titleIn: (language) => (game.words[language] ?? game.words['en']!).title,
        }
      )
    },
    limiter,
    rate: rates.save,
  })
