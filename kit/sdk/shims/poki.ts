import { connect, type Sdk } from '../sdk.ts'

/** The names that games built for Poki's SDK (v2) call, spoken to this portal. */
export function pokiSdk(sdk: Promise<Sdk>) {
  const tell = (say: (sdk: Sdk) => void) => void sdk.then(say)
  const nothing = () => undefined
  return {
    init: () => sdk.then(nothing),
    initWithVideoHB: () => sdk.then(nothing),
    setDebug: nothing,
    setLogging: nothing,
    gameLoadingStart: nothing,
    gameLoadingProgress: (given?: { readonly percentageDone?: number }) =>
      tell(({ progress }) => progress(given?.percentageDone ?? 0)),
    gameLoadingFinished: () => tell(({ ready }) => ready()),
    gameInteractive: nothing,
    gameplayStart: () => tell(({ gameplayStart }) => gameplayStart()),
    gameplayStop: () => tell(({ gameplayStop }) => gameplayStop()),
    roundStart: nothing,
    roundEnd: nothing,
    happyTime: () => tell(({ happyTime }) => happyTime()),
    async commercialBreak() {
      await (await sdk).commercialBreak()
    },
    rewardedBreak: async () => (await (await sdk).rewardedBreak()).isRewarded,
    async shareableURL(params: Readonly<Record<string, unknown>> = {}) {
      const texts = Object.entries(params).map(([key, value]) => [key, String(value)])
      return (await sdk).link(Object.fromEntries(texts) as Record<string, string>)
    },
    /** Answers at once: known after `init`, which games wait for. */
    getURLParam: (() => {
      let params: Readonly<Record<string, string>> = {}
      tell((known) => void (params = known.facts().params))
      return (key: string) => params[key] ?? ''
    })(),
    isAdBlocked: () => false,
    displayAd: nothing,
    destroyAd: nothing,
    customEvent: nothing,
    measure: nothing,
    captureError: nothing,
    logError: nothing,
    sendHighscore: nothing,
    getLeaderboard: () => Promise.resolve([]),
    setPlayerAge: nothing,
    togglePlayerAdvertisingConsent: nothing,
    toggleNonPersonalized: nothing,
    setConsentString: nothing,
    muteAd: nothing,
    setVolume: nothing,
    enableEventTracking: nothing,
    movePill: nothing,
    playtestSetCanvas: nothing,
    playtestCaptureHtmlOnce: nothing,
    playtestCaptureHtmlOn: nothing,
    playtestCaptureHtmlOff: nothing,
  }
}

if (typeof window !== 'undefined') Object.assign(globalThis, { PokiSDK: pokiSdk(connect()) })
