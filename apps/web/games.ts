import families from 'virtual:families'
import type { RoomLine, RoomListener, RoomWish } from '#kit/game/contract.ts'
import { openPlay, type Play, type PlayServices } from '#kit/game/play.ts'
import type { GameWish } from '#kit/game/running.ts'
import { connectWatching } from '#kit/game/watching.ts'
import { translator } from '#kit/i18n/texts.ts'
import { dice } from '#kit/random/dice.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { dayOf } from '#kit/time/time.ts'
import { dailySeed } from '#modules/scores/rules/periods.ts'
import { dealRuns } from '#modules/scores/web/deal-runs.ts'
import type { LEDGER_KEY } from '#modules/saves/web/ledger.ts'
import { isPhone } from './page-music.ts'
import { pageServices } from './page-services.ts'
import type { Portal } from './portal.ts'

/** The services of the portal that every game gets. */
export function servicesOf({ sound }: Portal): PlayServices {
  return {
    sound: (name, pitch) => sound.play(name, pitch),
    vibrate: () => sound.vibrate(),
    toast: (text) => pageServices.toast(text),
    confetti: () => pageServices.confetti(),
    announce(text) {
      const announcer = document.getElementById('announcer')
      if (announcer) announcer.textContent = text
    },
    playing: () => undefined,
  }
}

/** The code of the connection loads with the first game that needs one. */
const lateLine =
  (slug: string) =>
  (listener: RoomListener, wish?: RoomWish): RoomLine => {
    const opening = import('#modules/arenas/web/index.ts').then(({ openConnection }) =>
      openConnection(slug, listener, wish),
    )
    opening.catch(() => listener.lost())
    return {
      send: (message) => void opening.then((line) => line.send(message)).catch(ignoreFailure('told as lost')),
      close: () => void opening.then((line) => line.close()).catch(ignoreFailure('told as lost')),
    }
  }

/** Set where saves are synchronised. The type-only import keeps the saves code out of this chunk. */
const SAVES_KEPT: typeof LEDGER_KEY = 'saves'
/** Lets the first frame and the page load first. */
const SAVES_AFTER_MS = 500

const followSaves = ({ storage }: Portal) =>
  import('./late-pages.ts')
    .then(({ lateParts }) => lateParts.saves())
    .then(({ startSaves }) => startSaves(storage))
    .catch(ignoreFailure('starts with the first gesture'))

let deal: ReturnType<typeof dealRuns> | undefined
const runsOf = ({ storage }: Portal) => (deal ??= dealRuns(storage))

/** The day whose challenge the address asks for, a past one or today. */
function dayAsked(today: string): string {
  const asked = /[?&]daily=([\d-]{10})/.exec(location.search)?.[1]
  return asked && asked < today ? asked : today
}

/** Loads the chunk and texts of a family and starts one of its games with the portal's services. */
export async function startPortalGame(
  portal: Portal,
  { slug, family, canvas, language }: GameWish,
): Promise<Play> {
  const load = families[family]
  if (!load) throw new Error(`There is no family ${family}`)
  const { view, texts, version } = await load()
  const { default: words } = await texts[language]()
  const definition = view.family.definitions.find((one) => one.slug === slug)
  if (!definition) throw new Error(`Family ${family} has no game ${slug}`)
  // A duel link may have replaced the game while it was loading.
  if (!canvas.isConnected) throw new Error('The stage was left')
  const day = dayAsked(dayOf(systemClock()))
  const play = openPlay({
    canvas,
    view,
    definition,
    language,
    text: translator(language, words),
    storage: portal.storage,
    services: servicesOf(portal),
    random: dice,
    version,
    day: { name: day, seed: dailySeed(day, slug) },
    ...(view.joins ? { join: lateLine(slug) } : {}),
    ...(definition.score.ranked ? { deal: () => runsOf(portal)(definition.gameId) } : {}),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  portal.sound.setScene({
    page: 'game',
    mobile: isPhone(),
    tune: { seed: definition.tune, genre: definition.genre, run: play },
  })
  connectWatching(async (wish) => (await import('./watch-game.ts')).watchGame(portal, wish))
  performance.mark('game-ready')
  // Another device may have continued the game; the start does not wait for its save.
  if (portal.storage.read(SAVES_KEPT)) setTimeout(() => followSaves(portal), SAVES_AFTER_MS)
  return play
}
