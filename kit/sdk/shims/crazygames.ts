import { connect, type Saves, type Sdk } from '../sdk.ts'

interface AdCallbacks {
  readonly adStarted?: () => void
  readonly adFinished?: () => void
  readonly adError?: (error: unknown) => void
}

/** Games built for version 2 hear of an answer by a callback. */
type Callback = (error: null, value: unknown) => void

function answered<Value>(value: Value, tell: Callback | undefined): Promise<Value> {
  tell?.(null, value)
  return Promise.resolve(value)
}

/** What CrazyGames' SDK throws where there is no advertisement. */
const UNFILLED = { code: 'unfilled', message: 'this portal shows no advertisements' }

const done = () => Promise.resolve()
/** There are none to show. */
const BANNERS = {
  requestBanner: done,
  requestResponsiveBanner: done,
  prefetchBanner: done,
  prefetchResponsiveBanner: done,
  renderPrefetchedBanner: done,
  clearBanner: () => undefined,
  clearAllBanners: () => undefined,
}

const dataOf = (saves: () => Saves | undefined) => ({
  getItem: (key: string) => saves()?.get(key) ?? null,
  setItem: (key: string, value: unknown) => void saves()?.set(key, String(value)),
  removeItem: (key: string) => void saves()?.remove(key),
  clear: () => Object.keys(saves()?.all() ?? {}).forEach((key) => void saves()?.remove(key)),
  hasKey: (key: string) => saves()?.get(key) !== undefined,
  syncUnityGameData: () => undefined,
})

/** The names that games built for CrazyGames' SDK (v2 and v3) call, spoken to this portal. */
export function crazySdk(connecting: Promise<Sdk>) {
  let sdk: Sdk | undefined
  const listeners = new Set<(settings: { readonly muteAudio: boolean }) => void>()
  const settings = () => ({ muteAudio: sdk?.facts().isMuted ?? false, disableChat: false })
  const ready = connecting.then((known) => {
    sdk = known
    known.onFacts(() => listeners.forEach((hear) => hear(settings())))
  })
  return {
    environment: 'crazygames',
    isQaTool: false,
    init: () => ready,
    getEnvironment: (tell?: Callback) => answered('crazygames', tell),
    addInitCallback: (call: () => void) => void ready.then(call),
    ad: {
      requestAd: (_kind: string, callbacks: AdCallbacks = {}) => {
        callbacks.adError?.(UNFILLED)
        return done()
      },
      hasAdblock: (tell?: Callback) => answered(false, tell),
      prefetchAd: done,
    },
    banner: BANNERS,
    game: {
      get settings() {
        return settings()
      },
      get link() {
        return sdk?.facts().link ?? ''
      },
      get isInstantMultiplayer() {
        return false
      },
      addSettingsChangeListener: (hear: (now: { readonly muteAudio: boolean }) => void) =>
        void listeners.add(hear),
      removeSettingsChangeListener: (hear: (now: { readonly muteAudio: boolean }) => void) =>
        void listeners.delete(hear),
      loadingStart: () => undefined,
      loadingStop: () => sdk?.ready(),
      sdkGameLoadingStart: () => undefined,
      sdkGameLoadingStop: () => sdk?.ready(),
      gameplayStart: () => sdk?.gameplayStart(),
      gameplayStop: () => sdk?.gameplayStop(),
      happytime: () => sdk?.happyTime(),
      inviteLink: (params: Readonly<Record<string, unknown>> = {}, tell?: Callback) => {
        const link = sdk?.link(textsOf(params)) ?? ''
        tell?.(null, link)
        return link
      },
      showInviteButton: (params: Readonly<Record<string, unknown>> = {}) => void sdk?.invite(textsOf(params)),
      hideInviteButton: () => undefined,
      getInviteParam: (key: string) => sdk?.facts().params[key] ?? null,
      setGameContext: () => undefined,
    },
    user: {
      isUserAccountAvailable: false,
      getUser: (tell?: Callback) => answered(null, tell),
      getUserToken: () =>
        Promise.reject({ code: 'userNotAuthenticated', message: 'there are no accounts here' }),
      showAuthPrompt: () =>
        Promise.reject({ code: 'showAuthPromptInProgress', message: 'there are no accounts here' }),
      addAuthListener: () => undefined,
      removeAuthListener: () => undefined,
      addScore: (score: number) => sdk?.score(Number(score)),
      systemInfo: {
        countryCode: 'XX',
        locale: typeof navigator === 'undefined' ? 'en' : navigator.language,
        device: { type: 'desktop' },
      },
    },
    data: dataOf(() => sdk?.saves),
    analytics: { trackOrder: () => undefined },
  }
}

const textsOf = (params: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))

if (typeof window !== 'undefined') Object.assign(globalThis, { CrazyGames: { SDK: crazySdk(connect()) } })
