import { systemClock } from '#kit/time/system-clock.ts'
import { connect, type Sdk } from '../sdk.ts'

type Listener = (value: unknown) => void

interface Events {
  readonly on: (name: string, hear: Listener) => void
  readonly off: (name: string, hear: Listener) => void
}

const each = <Value, Answer>(
  value: Value | readonly Value[],
  change: (one: Value, index: number) => Answer,
) => (Array.isArray(value) ? (value as readonly Value[]).map(change) : change(value as Value, 0))

const storageOf = (connecting: Promise<Sdk>) => ({
  defaultType: 'local_storage',
  isSupported: () => true,
  isAvailable: () => true,
  get: (keys: string | readonly string[]) =>
    connecting.then(({ saves }) => each(keys, (key) => saves.get(key) ?? null)),
  set: async (keys: string | readonly string[], values: unknown) => {
    const { saves } = await connecting
    const list = Array.isArray(values) ? values : [values]
    await Promise.all([each(keys, (key, index) => saves.set(key, textOf(list[index])))].flat())
  },
  delete: async (keys: string | readonly string[]) => {
    const { saves } = await connecting
    await Promise.all([each(keys, (key) => saves.remove(key))].flat())
  },
})

/** Breaks fail at once, as they do where there is nothing to show. */
function advertisementOf(events: Events, tell: (name: string, value: unknown) => void) {
  const breakOf = (kind: 'interstitial' | 'rewarded') => async () => {
    tell(`${kind}_state_changed`, 'loading')
    tell(`${kind}_state_changed`, 'failed')
  }
  return {
    isBannerSupported: false,
    bannerState: 'hidden',
    interstitialState: 'closed',
    rewardedState: 'closed',
    minimumDelayBetweenInterstitial: 60,
    setMinimumDelayBetweenInterstitial: () => undefined,
    showBanner: () => undefined,
    hideBanner: () => undefined,
    showInterstitial: breakOf('interstitial'),
    showRewarded: breakOf('rewarded'),
    checkAdBlock: () => Promise.resolve(false),
    ...events,
  }
}

/** The names that games built for Playgama Bridge (v1) call, spoken to this portal. */
export function playgamaBridge(connecting: Promise<Sdk>) {
  let sdk: Sdk | undefined
  const initialize = () => connecting.then((known) => void (sdk = known))
  const heard = new Map<string, Set<Listener>>()
  const tell = (name: string, value: unknown) => heard.get(name)?.forEach((hear) => hear(value))
  void connecting.then((known) =>
    known.onFacts(({ isMuted, isPaused }) => {
      tell('audio_state_changed', !isMuted)
      tell('pause_state_changed', isPaused)
    }),
  )
  const events = {
    on: (name: string, hear: Listener) => void heard.set(name, (heard.get(name) ?? new Set()).add(hear)),
    off: (name: string, hear: Listener) => void heard.get(name)?.delete(hear),
  }
  const SAYS: Readonly<Record<string, (known: Sdk) => void>> = {
    game_ready: ({ ready }) => ready(),
    gameplay_started: ({ gameplayStart }) => gameplayStart(),
    gameplay_stopped: ({ gameplayStop }) => gameplayStop(),
    player_got_achievement: ({ happyTime }) => happyTime(),
  }
  return {
    version: '1',
    get isInitialized() {
      return sdk !== undefined
    },
    initialize,
    PLATFORM_MESSAGE: {
      GAME_READY: 'game_ready',
      GAMEPLAY_STARTED: 'gameplay_started',
      GAMEPLAY_STOPPED: 'gameplay_stopped',
    },
    EVENT_NAME: {
      AUDIO_STATE_CHANGED: 'audio_state_changed',
      PAUSE_STATE_CHANGED: 'pause_state_changed',
      INTERSTITIAL_STATE_CHANGED: 'interstitial_state_changed',
      REWARDED_STATE_CHANGED: 'rewarded_state_changed',
    },
    platform: {
      id: 'mock',
      payload: null,
      tld: null,
      get language() {
        return sdk?.facts().language ?? 'en'
      },
      get isAudioEnabled() {
        return !(sdk?.facts().isMuted ?? false)
      },
      async sendMessage(message: string) {
        if (sdk) SAYS[message]?.(sdk)
      },
      getServerTime: () => Promise.resolve(systemClock()),
      ...events,
    },
    player: { id: null, name: null, photos: [], isAuthorized: false, isAuthorizationSupported: false },
    device: { type: 'desktop' },
    game: { visibilityState: 'visible', ...events },
    storage: storageOf(connecting),
    advertisement: advertisementOf(events, tell),
    social: {
      isShareSupported: true,
      share: () => connecting.then(({ share }) => share('')),
      isInviteFriendsSupported: true,
      inviteFriends: () => connecting.then(({ invite }) => invite({})),
      isAddToFavoritesSupported: false,
      isRateSupported: false,
    },
    leaderboard: { isSupported: false },
    leaderboards: {
      type: 'not_available',
      setScore: (_: string, score: number) => connecting.then((known) => known.score(Number(score))),
    },
    payments: { isSupported: false },
    achievements: { isSupported: false },
    remoteConfig: { isSupported: false },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

if (typeof window !== 'undefined') Object.assign(globalThis, { bridge: playgamaBridge(connect()) })
