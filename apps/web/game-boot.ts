import { isLanguage } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { connectGames, startGame } from '#kit/game/running.ts'
import { lettersOf, scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { startPortalGame } from './games.ts'
import { openPortal } from './portal.ts'

/**
 * A game page starts its game first: the board is shown and playable before the rest of the portal has loaded. Score and
 * counters are written to the DOM directly until React hydrates the page.
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
    // React renders the other counters; their space is reserved as soon as the game says how many there are.
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

/** A duel link mounts a different board. */
const isDuel = location.search.includes('duel=')
const booted = canvas && !isDuel ? boot(canvas) : Promise.resolve(() => undefined)
booted
  .catch((error: unknown) => {
    // The screen starts the game again and shows the error.
    console.error(error)
    return () => undefined
  })
  .then(async (leave) => {
    document.getElementById('late-styles')?.removeAttribute('media')
    const { hydratePortal } = await import('./entry-client.tsx')
    leave()
    // A locked game has no canvas here, and its page has hydrated by itself.
    return canvas ? hydratePortal() : undefined
  })
  .catch((error: unknown) => console.error(error))
