import { isLanguage } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { connectGames, startGame } from '#kit/game/running.ts'
import { lettersOf, scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { startPortalGame } from './games.ts'
import { openPortal } from './portal.ts'

/**
 * A game page starts its game first: the board stands and answers before the rest of the portal has been loaded. Score
 * and counters are written by hand until React takes the page over.
 */
const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-slug]')
const portal = openPortal()
connectGames((wish) => startPortalGame(portal, wish))

async function boot(stage: HTMLCanvasElement) {
  const { slug = '', family = '', unit = 'points' } = stage.dataset
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  const play = await startGame({
    slug,
    family,
    canvas: stage,
    language,
  })
  const counters = {
    score: document.querySelector<HTMLElement>('[data-counter="score"]'),
    best: document.querySelector<HTMLElement>('[data-counter="best"]'),
  }
  const row = counters.score?.closest('dl')
  const write = () => {
    const { score, best, hud, phase } = play.state()
    // What the game counts besides comes with React; its room is there once the game has said how many there are.
    if (row && phase !== 'loading') row.dataset['counters'] = String(hud.length + 2)
    const format = (value: number | undefined) =>
      value === undefined ? '–' : scoreText(unit as ScoreUnit, value, (one) => formatNumber(language, one))
    for (const [counter, value] of [
      [counters.score, format(score)],
      [counters.best, format(best)],
    ] as const) {
      if (!counter) continue
      counter.textContent = value
      counter.style.setProperty('--letters', String(lettersOf(value)))
    }
  }
  write()
  return play.subscribe(write)
}

/** A duel by link lays a board of its own. */
const isDuel = location.search.includes('duel=')
const booted = canvas && !isDuel ? boot(canvas) : Promise.resolve(() => undefined)
booted
  .catch((error: unknown) => {
    // The screen starts it again and shows what went wrong.
    console.error(error)
    return () => undefined
  })
  .then(async (leave) => {
    document.getElementById('late-styles')?.removeAttribute('media')
    const { hydratePortal } = await import('./entry-client.tsx')
    leave()
    // Behind the lock of a card there is no board, and the portal has taken the page over by itself.
    return canvas ? hydratePortal() : undefined
  })
  .catch((error: unknown) => console.error(error))
